import { pluralsOf } from '@guide-studio/guide-core/plurals';
import type { Messages } from './messages.types.ts';

const { counted } = pluralsOf('nl');
const questions = { one: 'vraag', other: 'vragen' };
const answers = { one: 'antwoord', other: 'antwoorden' };

/** The page's own texts in Dutch. */
export const dutch: Messages = {
  title: 'Interview',
  language: 'Taal',
  opening: 'Laden…',
  start: 'Beginnen',
  next: 'Volgende',
  nextScreen: 'Volgende vergelijking',
  back: 'Terug',
  tryNow: 'Nu proberen',
  tryAgain: 'Opnieuw proberen',
  progressName: 'Voortgang',
  progress: (passed, total) => `${passed} van hoogstens ${counted(total, questions)} beantwoord`,
  concept: 'Waar deze vraag over gaat',
  sending: 'Uw antwoord wordt verzonden…',
  waiting: 'De verbinding is verbroken. Uw antwoord is op dit apparaat opgeslagen en wordt zo snel mogelijk verzonden.',
  waitingUnkept: 'De verbinding is verbroken. Laat deze pagina open: uw antwoord wordt zo snel mogelijk verzonden.',
  offline: 'U bent offline. U kunt verder lezen; uw antwoord wordt verzonden zodra u weer online bent.',
  waitingToOpen: 'Het interview is nu niet bereikbaar. Deze pagina blijft het proberen.',
  notStored:
    'Deze browser kan uw antwoorden niet meer op dit apparaat opslaan. Laad deze pagina niet opnieuw en sluit haar niet.',
  moved: 'U bent elders verdergegaan met dit interview. Dit is de huidige vraag.',
  yourAnswer: 'Uw antwoord',
  ownOption: 'Anders',
  ownOptionText: 'Uw eigen antwoord',
  chosen: (count) => `${count} gekozen.`,
  exactly: (count) => `Kies er ${count}.`,
  atLeast: (minimum) => `Kies er minstens ${minimum}.`,
  atMost: (maximum) => `Kies er hoogstens ${maximum}.`,
  between: (minimum, maximum) => `Kies er ${minimum} tot ${maximum}.`,
  oneOrMore: 'Kies alles wat van toepassing is.',
  showMore: (count, rest) => (count === rest ? `Nog ${count} tonen` : `Nog ${count} van ${rest} tonen`),
  exclusiveLocks: (option) =>
    `“${option}” gaat niet samen met andere antwoorden. Maak deze keuze ongedaan om andere te kiezen.`,
  fullNow: (maximum) =>
    `U kunt er hoogstens ${maximum} kiezen. Maak eerst een keuze ongedaan om een ander antwoord te kiezen.`,
  rankingHint: 'Zet de lijst op volgorde: versleep de regels, of gebruik de pijlknoppen of de pijltoetsen.',
  move: (text, place, total) => `${text} verplaatsen, nu ${place} van ${total}`,
  up: (text) => `${text} omhoog`,
  down: (text) => `${text} omlaag`,
  movedTo: (text, place, total) => `${text}: ${place} van ${total}`,
  screen: (screen, total) => `Vergelijking ${screen} van ${total}`,
  bestWorstHint: (metric) => {
    const act = 'Kies de beste en de slechtste optie.';
    return metric === null ? act : `${act} Vergelijk op: ${metric}.`;
  },
  best: 'Beste',
  worst: 'Slechtste',
  option: 'Optie',
  media: {
    image: (host) => `Een afbeelding van ${host}`,
    video: (host) => `Een video van ${host}`,
    embed: (host) => `Een pagina van ${host}`,
    why: 'Als u dit laadt, kan die site uw IP-adres zien.',
    show: 'Tonen',
    loading: (name) => `“${name}” wordt geladen…`,
    openAside: 'In nieuw tabblad openen',
    notSecure: (name) => `“${name}” kan niet worden getoond, omdat het adres niet veilig is (https).`,
    failed: (name) => `“${name}” kon niet worden geladen.`,
    withoutIt: 'U gaat zonder deze inhoud verder.',
    goOnWithout: 'Zonder deze inhoud verder',
    mustWatch: 'Bekijk deze video tot het einde voordat u verdergaat.',
    doesNotPlay: 'De video speelt niet af',
    doYouSee: 'Ziet u de pagina?',
    canSee: 'Ja, ik zie haar',
    cannotSee: 'Nee, ik zie haar niet',
    embedName: 'De pagina',
  },
  first: {
    load: (name) => `“${name}” wordt nog geladen. Een ogenblik geduld.`,
    look: (name) => `Bekijk eerst “${name}” en ga dan verder.`,
    confirm: 'Geef aan of u de pagina ziet en ga dan verder.',
    decide: (name) => `“${name}” wordt niet getoond. Toon het, of ga zonder verder.`,
    watch: (name) => `Bekijk eerst “${name}” tot het einde en ga dan verder.`,
  },
  missing: {
    text: 'Uw antwoord is leeg. Schrijf een paar woorden en ga dan verder.',
    choice: 'Er is niets gekozen. Kies een antwoord en ga dan verder.',
    own: 'Uw eigen antwoord is leeg. Vul het in of maak de keuze ongedaan.',
    tooFew: (minimum) => `Kies minstens ${counted(minimum, answers)} en ga dan verder.`,
    tooMany: (maximum) => `Kies hoogstens ${counted(maximum, answers)}. Maak de keuzes ongedaan die het minst passen.`,
    ranking: 'U hebt niets verplaatst. Als dit de juiste volgorde is, druk dan nog eens op Volgende.',
    cell: (row) => `“${row}” heeft nog geen antwoord. Kies er een voor elke rij.`,
    best: 'Kies hier de beste en de slechtste optie en ga dan verder.',
  },
  notTaken: 'Uw antwoord kon niet worden opgeslagen. Wijzig het en probeer het opnieuw.',
  ended: {
    complete: 'Uw antwoorden zijn opgeslagen',
    screened_out: 'Het interview eindigt hier',
    close: 'U kunt deze pagina nu sluiten.',
  },
  closed: {
    unknownLink: {
      title: 'Onder deze link is geen onderzoek geopend',
      text: 'Misschien staat er een typefout in de link, of is het onderzoek gesloten. Controleer de link, of vraag het aan degene die hem stuurde.',
    },
    notTakingResponses: {
      title: 'Dit onderzoek neemt nu geen antwoorden aan',
      text: 'U hebt niets verkeerd gedaan en er is u niets in rekening gebracht. U kunt het later met dezelfde link opnieuw proberen.',
    },
    paused: { title: 'Dit onderzoek is gepauzeerd', text: 'U kunt het later met dezelfde link opnieuw proberen.' },
    closed: {
      title: 'Dit onderzoek is gesloten',
      text: 'Het neemt geen deelnemers meer aan. Bedankt voor uw belangstelling.',
    },
    otherDevice: { title: 'Gebruik een ander apparaat', text: '' },
    linkTooLong: {
      title: 'Deze link is te lang',
      text: 'Hij bevat meer of langere parameters dan een onderzoek aanneemt. Vraag degene die hem stuurde om een kortere link.',
    },
    tooManyStarts: {
      title: 'Dit onderzoek kan nu geen deelnemers meer aannemen',
      text: 'Veel mensen hebben het geopend zonder te antwoorden, misschien in uw netwerk. Probeer het later met dezelfde link opnieuw.',
    },
    interviewGone: {
      title: 'Dit interview is niet meer beschikbaar',
      text: 'Het onderzoek heeft uw eerdere antwoorden niet meer. U kunt het interview opnieuw beginnen.',
    },
    refused: {
      title: 'Dit interview kan niet doorgaan',
      text: 'Het onderzoek heeft het laatste verzoek niet aangenomen, en deze pagina weet niet waarom. Probeer het opnieuw, of vraag het aan degene die u de link stuurde.',
    },
  },
  startAgain: 'Opnieuw beginnen',
  device: {
    needed: (devices) => `Dit interview kan alleen op ${devices}. Stuur uzelf de link en open hem daar.`,
    names: { ios: 'mobiele Apple-apparaten (iPhone, iPad)', android: 'Android-apparaten', desktop: 'computers' },
    or: (all, last) => `${all} of ${last}`,
    link: 'Link naar het interview',
    copy: 'Link kopiëren',
    copied: 'De link is gekopieerd.',
    selected: 'De link is geselecteerd. Kopieer hem met uw browser.',
    share: 'Link sturen…',
  },
  elsewhere: {
    title: 'Dit interview is geopend in een ander tabblad',
    text: 'Ga daar verder, of ga hier verder; dan stopt het andere tabblad. Er gaan geen antwoorden verloren.',
    here: 'Hier verdergaan',
  },
  unstored: {
    title: 'Uw browser slaat niets op voor deze pagina',
    text: 'Dat gebeurt in privévensters of als opslag is uitgeschakeld. U kunt meedoen, en elk antwoord wordt meteen verzonden. Maar als u de pagina opnieuw laadt of sluit, moet u opnieuw beginnen.',
    go: 'Verder',
  },
  resume: {
    title: 'Op dit apparaat is een interview begonnen',
    text: 'Het is met een iets andere link geopend. Was u dat, ga er dan mee verder. Was het iemand anders, begin dan uw eigen interview.',
    go: 'Verdergaan',
    own: 'Mijn eigen beginnen',
  },
};
