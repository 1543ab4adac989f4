package places
