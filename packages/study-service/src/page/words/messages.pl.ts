import { pluralsOf } from '@guide-studio/guide-core/plurals';
import type { Messages } from './messages.types.ts';

const { counted } = pluralsOf('pl');
const answers = { one: 'odpowiedź', few: 'odpowiedzi', other: 'odpowiedzi' };

/** The page's own texts in Polish. */
export const polish: Messages = {
  title: 'Wywiad',
  language: 'Język',
  opening: 'Wczytywanie…',
  start: 'Rozpocznij',
  next: 'Dalej',
  nextScreen: 'Następne porównanie',
  back: 'Wstecz',
  tryNow: 'Spróbuj teraz',
  tryAgain: 'Spróbuj ponownie',
  progressName: 'Postęp',
  progress: (passed, total) => `Odpowiedzi: ${passed} z najwyżej ${total}`,
  concept: 'Czego dotyczy to pytanie',
  sending: 'Wysyłanie odpowiedzi…',
  waiting:
    'Połączenie zostało przerwane. Odpowiedź jest zapisana na tym urządzeniu i zostanie wysłana, gdy tylko będzie to możliwe.',
  waitingUnkept:
    'Połączenie zostało przerwane. Proszę nie zamykać tej strony: odpowiedź zostanie wysłana, gdy tylko będzie to możliwe.',
  offline: 'Brak połączenia z internetem. Można czytać dalej; odpowiedź zostanie wysłana po powrocie połączenia.',
  waitingToOpen: 'Wywiad jest teraz niedostępny. Ta strona będzie próbować dalej.',
  notStored:
    'Ta przeglądarka nie może już zapisywać odpowiedzi na tym urządzeniu. Proszę nie odświeżać ani nie zamykać tej strony.',
  moved: 'Ten wywiad był kontynuowany w innym miejscu. To jest bieżące pytanie.',
  yourAnswer: 'Państwa odpowiedź',
  ownOption: 'Inna odpowiedź',
  ownOptionText: 'Własna odpowiedź',
  chosen: (count) => `Wybrano: ${count}.`,
  exactly: (count) => `Proszę wybrać dokładnie ${count}.`,
  atLeast: (minimum) => `Proszę wybrać co najmniej ${minimum}.`,
  atMost: (maximum) => `Proszę wybrać najwyżej ${maximum}.`,
  between: (minimum, maximum) => `Proszę wybrać od ${minimum} do ${maximum}.`,
  oneOrMore: 'Proszę wybrać wszystko, co pasuje.',
  showMore: (count, rest) => (count === rest ? `Pokaż jeszcze ${count}` : `Pokaż ${count} z pozostałych ${rest}`),
  exclusiveLocks: (option) => `Odpowiedzi „${option}” nie można łączyć z innymi. Aby wybrać inne, proszę ją odznaczyć.`,
  fullNow: (maximum) =>
    `Można wybrać najwyżej ${maximum}. Aby wybrać inną odpowiedź, proszę najpierw którąś odznaczyć.`,
  rankingHint: 'Proszę uporządkować listę: przeciągając pozycje albo przyciskami lub klawiszami strzałek.',
  move: (text, place, total) => `Przesuń ${text}, teraz ${place} z ${total}`,
  up: (text) => `Przesuń ${text} w górę`,
  down: (text) => `Przesuń ${text} w dół`,
  movedTo: (text, place, total) => `${text}: ${place} z ${total}`,
  screen: (screen, total) => `Porównanie ${screen} z ${total}`,
  bestWorstHint: (metric) => {
    const act = 'Proszę wybrać najlepszą i najgorszą opcję.';
    return metric === null ? act : `${act} Proszę porównać według: ${metric}.`;
  },
  best: 'Najlepsza',
  worst: 'Najgorsza',
  option: 'Opcja',
  media: {
    image: (host) => `Obraz z ${host}`,
    video: (host) => `Film z ${host}`,
    embed: (host) => `Strona z ${host}`,
    why: 'Po wczytaniu ta witryna może zobaczyć Państwa adres IP.',
    show: 'Pokaż',
    loading: (name) => `Wczytywanie „${name}”…`,
    openAside: 'Otwórz w nowej karcie',
    notSecure: (name) => `Nie można pokazać „${name}”, ponieważ adres nie jest bezpieczny (https).`,
    failed: (name) => `Nie udało się wczytać „${name}”.`,
    withoutIt: 'Wywiad trwa dalej bez tej treści.',
    goOnWithout: 'Dalej bez tej treści',
    mustWatch: 'Proszę obejrzeć ten film do końca, zanim przejdą Państwo dalej.',
    doesNotPlay: 'Film się nie odtwarza',
    doYouSee: 'Czy widać stronę?',
    canSee: 'Tak, widać',
    cannotSee: 'Nie, nie widać',
    embedName: 'Strona',
  },
  first: {
    load: (name) => `„${name}” jeszcze się wczytuje. Proszę chwilę poczekać.`,
    look: (name) => `Proszę najpierw obejrzeć „${name}”, a potem przejść dalej.`,
    confirm: 'Proszę wskazać, czy widać stronę, a potem przejść dalej.',
    decide: (name) => `„${name}” nie jest widoczne. Można to pokazać albo przejść dalej bez tego.`,
    watch: (name) => `Proszę najpierw obejrzeć „${name}” do końca, a potem przejść dalej.`,
  },
  missing: {
    text: 'Odpowiedź jest pusta. Proszę napisać kilka słów, a potem przejść dalej.',
    choice: 'Nic nie wybrano. Proszę wybrać odpowiedź, a potem przejść dalej.',
    own: 'Własna odpowiedź jest pusta. Proszę ją wpisać albo odznaczyć.',
    tooFew: (minimum) => `Proszę wybrać co najmniej ${counted(minimum, answers)}, a potem przejść dalej.`,
    tooMany: (maximum) =>
      `Proszę wybrać najwyżej ${counted(maximum, answers)}. Te, które pasują najmniej, proszę odznaczyć.`,
    ranking: 'Nic nie zostało przesunięte. Jeśli ta kolejność jest właściwa, proszę jeszcze raz nacisnąć Dalej.',
    cell: (row) => `„${row}” nie ma jeszcze odpowiedzi. Proszę wybrać po jednej w każdym wierszu.`,
    best: 'Proszę wybrać tu najlepszą i najgorszą opcję, a potem przejść dalej.',
  },
  notTaken: 'Nie udało się zapisać odpowiedzi. Proszę ją zmienić i spróbować ponownie.',
  ended: {
    complete: 'Odpowiedzi są zapisane',
    screened_out: 'Wywiad kończy się tutaj',
    close: 'Można teraz zamknąć tę stronę.',
  },
  closed: {
    unknownLink: {
      title: 'Pod tym linkiem nie ma otwartego badania',
      text: 'W linku może być błąd albo badanie jest zakończone. Proszę sprawdzić link lub zapytać osobę, która go wysłała.',
    },
    notTakingResponses: {
      title: 'To badanie nie przyjmuje teraz odpowiedzi',
      text: 'Nie popełnili Państwo błędu i nic nie zostało naliczone. Można spróbować później, używając tego samego linku.',
    },
    paused: { title: 'To badanie jest wstrzymane', text: 'Można spróbować później, używając tego samego linku.' },
    closed: {
      title: 'To badanie jest zakończone',
      text: 'Nie przyjmuje już uczestników. Dziękujemy za zainteresowanie.',
    },
    otherDevice: { title: 'Proszę użyć innego urządzenia', text: '' },
    linkTooLong: {
      title: 'Ten link jest za długi',
      text: 'Zawiera więcej parametrów lub dłuższe, niż badanie przyjmuje. Proszę poprosić osobę, która go wysłała, o krótszy link.',
    },
    tooManyStarts: {
      title: 'To badanie nie może teraz przyjąć więcej uczestników',
      text: 'Wiele osób otworzyło je bez odpowiedzi, być może w Państwa sieci. Proszę spróbować później, używając tego samego linku.',
    },
    interviewGone: {
      title: 'Ten wywiad nie jest już dostępny',
      text: 'Badanie nie ma już dotychczasowych odpowiedzi. Można rozpocząć wywiad od nowa.',
    },
    refused: {
      title: 'Tego wywiadu nie można kontynuować',
      text: 'Badanie nie przyjęło ostatniego żądania, a ta strona nie zna przyczyny. Proszę spróbować ponownie lub zapytać osobę, która wysłała link.',
    },
  },
  startAgain: 'Rozpocznij od nowa',
  device: {
    needed: (devices) => `Ten wywiad jest możliwy tylko na: ${devices}. Proszę wysłać sobie link i otworzyć go tam.`,
    names: { ios: 'urządzenia mobilne Apple (iPhone, iPad)', android: 'urządzenia z Androidem', desktop: 'komputer' },
    or: (all, last) => `${all} lub ${last}`,
    link: 'Link do wywiadu',
    copy: 'Kopiuj link',
    copied: 'Link został skopiowany.',
    selected: 'Link jest zaznaczony. Proszę go skopiować w przeglądarce.',
    share: 'Wyślij link…',
  },
  elsewhere: {
    title: 'Ten wywiad jest otwarty w innej karcie',
    text: 'Można kontynuować tam albo tutaj; wtedy druga karta się zatrzyma. Żadna odpowiedź nie zginie.',
    here: 'Kontynuuj tutaj',
  },
  unstored: {
    title: 'Przeglądarka nic nie zapisuje dla tej strony',
    text: 'Tak bywa w oknach prywatnych lub przy wyłączonej pamięci. Można wziąć udział, a każda odpowiedź jest wysyłana od razu. Jednak po odświeżeniu lub zamknięciu strony trzeba zacząć od nowa.',
    go: 'Dalej',
  },
  resume: {
    title: 'Na tym urządzeniu rozpoczęto wywiad',
    text: 'Otwarto go nieco innym linkiem. Jeśli to byli Państwo, można go kontynuować. Jeśli ktoś inny, proszę rozpocząć własny.',
    go: 'Kontynuuj',
    own: 'Rozpocznij własny',
  },
};
