package importing

import (
	"strings"
	"unicode"

	"golang.org/x/text/unicode/norm"
)

// columns are the names of the columns that are read, as columnOf compares them.
var columns = map[string]string{
	// Only of iNaturalist.
	"uuid": "uuid", "tag list": "tags", "place guess": "place", "geoprivacy": "geoprivacy", "taxon geoprivacy": "taxon_geoprivacy",
	"coordinates obscured": "obscured", "species guess": "species", "common name": "common", "scientific name": "scientific", "image url": "image",
}

func init() {
	for column, names := range map[string]string{
		"title": "name,title,label,place name,location name,site name,poi,poi name,wpt name,waypoint,titel,bezeichnung,ortsname,titre,nom,nom du lieu," +
			"titulo,nombre,nome,titolo,naam,navn,namn,rubrik,tytuł,nazwa,nazev,nimi,nev,naziv,название,заголовок,имя,タイトル,名前,名称,标题,標題,제목,이름",
		"lat": "lat,latitude,y,latitud,latitudine,breite,breitengrad,breedtegraad,szerokosc,szerokosc geograficzna,breddgrad,breddegrad,leveysaste,zemepisna sirka," +
			"decimallatitude,ycoord,широта,緯度,纬度,위도",
		"lng": "lon,lng,long,longitude,x,longitud,longitudine,lange,langengrad,lengtegraad,długosc,długosc geograficzna,lengdegrad,længdegrad,langdgrad," +
			"pituusaste,zemepisna delka,decimallongitude,xcoord,долгота,経度,经度,경도",
		"point": "wkt,geom,the geom,geometry,geojson,coordinates,coordinate,coords,coord,coordonnees,coordenadas,coordinate gps,koordinaten,gps," +
			"gps coordinates,latlng,latlon,latlong,lat lng,lat lon,lat long,latitude longitude,geopoint,geo point,geo point 2d,geolocation,координаты,座標,坐标",
		"description": "description,desc,note,notes,remarks,notiz,notizen,beschreibung,bemerkung,bemerkungen,descriptif,remarques,nota,notas,descripcion," +
			"descricao,descrizione,opis,notatka,opmerking,notitie,omschrijving,beskrivelse,beskrivning,anteckning,popis,poznamka,заметка,описание,メモ,説明,备注,备忘,설명",
		"comment": "comment,comments,cmt,usercomment,user comment,kommentar,kommentare,commentaire,comentario,commento,komentarz,komentar,opmerkingen," +
			"комментарий,コメント,评论,댓글",
		"category": "category,categories,kategorie,categorie,categoria,kategoria,kategori,категория,カテゴリ",
		"type":     "type,typ,tipo",
		"tags":     "tags,tag,hashtags,schlagworte,etiquetas,etichette,etiquettes,etykiety,tagi,stitky,taggar,labels,теги,метки,タグ,标签,태그",
		"url":      "url,link,website,web,webseite,homepage,site web,sitio web,enlace,lien",
		"place":    "address,place,location,city,adresse,ort,direccion,indirizzo,endereco,adres,adress,plaats,lieu,lugar,luogo,ville,mesto,адрес,住所,地址,주소",
	} {
		for name := range strings.SplitSeq(names, ",") {
			columns[columnName(name)] = column
		}
	}
}

// columnOf returns what a column with a name is, or "".
func columnOf(name string) string {
	name = columnName(name)
	if c := columns[name]; c != "" {
		return c
	}
	for word := range strings.FieldsSeq(name) {
		switch word {
		case "latitude", "lat":
			return "lat"
		case "longitude", "longitud", "lng", "lon":
			return "lng"
		}
	}
	return ""
}

// columnName returns the name of a column for comparisons: in lower case, without accents, and without what is in
// parentheses.
func columnName(name string) string {
	if len(name) > 100 {
		return ""
	}
	name, _, _ = strings.Cut(name, "(")
	plain := strings.Map(func(r rune) rune {
		switch {
		case r == '\u3099' || r == '\u309a': // which make other letters of kana
			return r
		case unicode.Is(unicode.Mn, r) || r == '\ufeff':
			return -1
		case unicode.IsLetter(r) || unicode.IsDigit(r):
			return unicode.ToLower(r)
		}
		return ' '
	}, norm.NFD.String(name))
	return norm.NFC.String(strings.Join(strings.Fields(plain), " "))
}
