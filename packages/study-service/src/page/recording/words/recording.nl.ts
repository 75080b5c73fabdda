import type { RecordingWords } from './recordingWords.types.ts';

/** What the page says about recording, in Dutch. */
export const dutch: RecordingWords = {
  check: {
    title: 'Dit interview neemt uw antwoorden op',
    audio: 'Uw stem wordt opgenomen.',
    video: 'Uw stem en uw camerabeeld worden opgenomen.',
    screen: 'Ook uw scherm wordt opgenomen. Sluit wat anderen niet mogen zien.',
    when: 'Er wordt alleen opgenomen van “Opnemen” tot “Stoppen”. Terwijl u spreekt, wordt de opname in stukken naar de dienst van dit onderzoek gestuurd. U kunt die beluisteren voordat u op “Antwoord verzenden” drukt.',
    counts:
      'De opname telt pas als u op “Antwoord verzenden” drukt: dan ontvangen de mensen die dit onderzoek uitvoeren die. Wat u niet verzendt, wordt binnen twee dagen verwijderd.',
    readers: {
      software: 'Wat u zegt, kan door software worden uitgeschreven.',
      ai: 'Wat u schrijft, kan door een AI worden gelezen.',
      both: 'Wat u zegt, kan door software worden uitgeschreven en door een AI worden gelezen.',
    },
    instead: 'U hoeft niet akkoord te gaan: u kunt uw antwoorden ook schrijven.',
    agree: 'Akkoord en controleren',
    write: 'Liever schrijven',
    speak: 'Zeg een paar woorden: de balk moet bewegen.',
    audible: 'We kunnen u horen.',
    seen: 'Dit is uw beeld.',
    share: 'Kiezen wat u deelt',
    toShare: 'Uw browser vraagt wat u wilt delen.',
    shared: 'Wat u hebt gekozen, kan worden opgenomen.',
    goOn: 'Doorgaan',
    again: 'Opnieuw proberen',
    keptFrom: (time) =>
      `Opgenomen voordat de pagina werd gesloten: ${time}. Dat is bewaard: u kunt het na deze controle verzenden.`,
    notChosen: 'Er is geen scherm gekozen. Druk nog een keer op de knop en kies er een.',
  },
  devices: {
    microphone: 'Microfoon',
    camera: 'Camera',
    screen: 'Scherm',
  },
  states: {
    asking: 'Beantwoord de vraag van uw browser.',
    refused: 'Niet toegestaan. Sta het voor deze pagina toe in uw browser en probeer het opnieuw.',
    missing: 'Niets gevonden. Sluit een apparaat aan en probeer het opnieuw.',
    busy: 'Een ander programma gebruikt het. Sluit dat programma en probeer het opnieuw.',
    unsupported: 'Deze browser kan het niet opnemen.',
    lost: 'De verbinding is verbroken, of het is niet meer toegestaan.',
  },
  without: {
    microphone: 'U kunt uw antwoorden schrijven.',
    camera: 'Zonder camera wordt alleen uw stem opgenomen.',
    screen: 'Anders worden uw antwoorden zonder het scherm opgenomen.',
  },
  lacking: {
    microphone:
      'Er is niets te horen van uw microfoon. Als u spreekt, controleer dan of hij aanstaat en niet gedempt is.',
    camera: 'Uw camerabeeld is zwart. Controleer of de camera aanstaat en of niets hem bedekt.',
    screen:
      'Het beeld van uw scherm verandert niet. Als er iets op gebeurt, stop dan, deel het scherm opnieuw en neem opnieuw op.',
  },
  lacked: {
    microphone: 'In deze opname, of aan het einde ervan, is niets te horen. Luister ernaar voordat u haar verstuurt.',
    camera: 'In deze opname, of aan het einde ervan, was uw camerabeeld zwart. Bekijk haar voordat u haar verstuurt.',
    screen:
      'Aan het einde van deze opname veranderde het beeld van uw scherm niet meer. Bekijk haar voordat u haar verstuurt.',
  },
  pressRecord: 'Druk op “Opnemen” en spreek.',
  record: 'Opnemen',
  recordAgain: 'Opnieuw opnemen',
  pause: 'Pauzeren',
  resume: 'Hervatten',
  stop: 'Stoppen',
  recording: 'Opname loopt',
  paused: 'Gepauzeerd',
  yourRecording: 'Uw opname',
  recorded: (time) => `Opgenomen: ${time}. Luister ernaar en verzend het, of neem opnieuw op.`,
  interrupted: (time) => `Opgenomen voordat de pagina werd gesloten: ${time}. Verzend dat, of neem opnieuw op.`,
  kept: 'U hebt al gesproken geantwoord. Ga verder om dat antwoord te houden, of neem opnieuw op.',
  send: 'Antwoord verzenden',
  sending: (sent, all) => `Uw opname wordt verzonden: deel ${sent} van ${all}. Laat deze pagina open.`,
  waiting: 'De verbinding is verbroken. Uw opname is op dit apparaat opgeslagen en wordt zo snel mogelijk verzonden.',
  serviceFull: 'Het onderzoek heeft nu geen ruimte voor opnamen. Laat deze pagina open, of schrijf uw antwoord.',
  serviceUnable:
    'Het onderzoek kan nu geen opnamen bewaren. Uw opname is op dit apparaat opgeslagen en wordt verzonden zodra het onderzoek die weer kan ontvangen.',
  arrived: 'Uw antwoord is aangekomen. De volgende vraag wordt voorbereid.',
  upTo: (most) => `U kunt tot ${most} min opnemen.`,
  left: 'Nog één minuut.',
  reached: 'Langer kan een opname niet zijn. Verzend die, of neem opnieuw op.',
  screenRuns: 'Uw scherm wordt opgenomen',
  watched: 'De mensen die dit onderzoek uitvoeren, bekijken wat u op uw scherm doet.',
  screenOff: 'Uw scherm wordt niet gedeeld en dus niet opgenomen.',
  shareAgain: 'Scherm opnieuw delen',
  speak: 'Liever spreken',
  lost: (device) =>
    `${device}: verbinding verbroken, of niet meer toegestaan. Wat tot dan is opgenomen, blijft bewaard: verzend het, of schrijf uw antwoord.`,
  screenLost: 'Uw scherm wordt niet meer gedeeld. De opname gaat zonder scherm verder.',
  full: 'Op dit apparaat is geen ruimte meer, daarom is de opname gestopt. Laat deze pagina open en verzend wat is opgenomen, of schrijf uw antwoord.',
  noSpace: 'Dit apparaat heeft te weinig ruimte voor een opname. Schrijf uw antwoord.',
  tooLarge: 'De opname is te groot. Neem een kortere op, of schrijf uw antwoord.',
  notSent: 'De opname kon niet worden verzonden. Neem opnieuw op, of schrijf uw antwoord.',
};
