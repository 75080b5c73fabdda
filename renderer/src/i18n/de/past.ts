/** The infinitives at the end of action names, with their participles. */
const participles: Readonly<Record<string, string>> = {
  ändern: 'geändert',
  anpassen: 'angepasst',
  bearbeiten: 'bearbeitet',
  bevorzugen: 'bevorzugt',
  duplizieren: 'dupliziert',
  einfügen: 'eingefügt',
  entfernen: 'entfernt',
  ergänzen: 'ergänzt',
  erhöhen: 'erhöht',
  erlauben: 'erlaubt',
  ersetzen: 'ersetzt',
  hinzufügen: 'hinzugefügt',
  laden: 'geladen',
  lassen: 'gelassen',
  löschen: 'gelöscht',
  machen: 'gemacht',
  senken: 'gesenkt',
  setzen: 'gesetzt',
  übernehmen: 'übernommen',
  überspringen: 'übersprungen',
  umbenennen: 'umbenannt',
  umwandeln: 'umgewandelt',
  verlangen: 'verlangt',
  verschieben: 'verschoben',
  verweisen: 'verwiesen',
  wählen: 'gewählt',
  wiederherstellen: 'wiederhergestellt',
  zeigen: 'gezeigt',
  zulassen: 'zugelassen',
  zurücknehmen: 'zurückgenommen',
  zusammenführen: 'zusammengeführt',
};

/** Returns the name of an action, such as „Frage löschen“, as a completed one: „Frage gelöscht“. */
export function past(name: string): string {
  return name.replace(/\p{L}+(?=(?: \(\d+-mal\))?$)/u, (verb) => participles[verb] ?? verb);
}
