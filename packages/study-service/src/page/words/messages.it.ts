import { pluralsOf } from '@guide-studio/guide-core/plurals';
import type { Messages } from './messages.types.ts';

const { counted } = pluralsOf('it');
const questions = { one: 'domanda', other: 'domande' };
const answers = { one: 'risposta', other: 'risposte' };

/** The page's own texts in Italian. */
export const italian: Messages = {
  title: 'Intervista',
  language: 'Lingua',
  opening: 'Caricamento…',
  start: 'Inizia',
  next: 'Avanti',
  nextScreen: 'Confronto successivo',
  back: 'Indietro',
  tryNow: 'Prova ora',
  tryAgain: 'Riprova',
  progressName: 'Avanzamento',
  progress: (passed, total) => `${passed} di ${counted(total, questions)} al massimo`,
  concept: 'Di che cosa tratta questa domanda',
  sending: 'Invio della risposta…',
  waiting:
    'La connessione si è interrotta. La sua risposta è salvata su questo dispositivo e sarà inviata appena possibile.',
  waitingUnkept:
    'La connessione si è interrotta. Lasci aperta questa pagina: la sua risposta sarà inviata appena possibile.',
  offline: 'È offline. Può continuare a leggere; la sua risposta sarà inviata quando tornerà online.',
  waitingToOpen: 'L’intervista non è raggiungibile in questo momento. Questa pagina continua a provare.',
  notStored:
    'Questo browser non riesce più a salvare le sue risposte su questo dispositivo. Non ricarichi e non chiuda questa pagina.',
  moved: 'Ha continuato questa intervista altrove. Questa è la domanda attuale.',
  yourAnswer: 'La sua risposta',
  ownOption: 'Altro',
  ownOptionText: 'La sua risposta personale',
  chosen: (count) => `${count} selezionate.`,
  exactly: (count) => `Ne selezioni ${count}.`,
  atLeast: (minimum) => `Ne selezioni almeno ${minimum}.`,
  atMost: (maximum) => `Ne selezioni fino a ${maximum}.`,
  between: (minimum, maximum) => `Ne selezioni da ${minimum} a ${maximum}.`,
  oneOrMore: 'Selezioni tutto ciò che vale per lei.',
  showMore: (count, rest) => (count === rest ? `Mostra altre ${count}` : `Mostra ${count} di altre ${rest}`),
  exclusiveLocks: (option) =>
    `«${option}» non si può combinare con altre risposte. La deselezioni per sceglierne altre.`,
  fullNow: (maximum) => `Può selezionarne fino a ${maximum}. Per sceglierne un’altra, ne deselezioni prima una.`,
  rankingHint: 'Metta in ordine l’elenco: trascini le voci, oppure usi i pulsanti o i tasti freccia.',
  move: (text, place, total) => `Sposta ${text}, ora ${place} di ${total}`,
  up: (text) => `Sposta ${text} in su`,
  down: (text) => `Sposta ${text} in giù`,
  movedTo: (text, place, total) => `${text}: ${place} di ${total}`,
  screen: (screen, total) => `Confronto ${screen} di ${total}`,
  bestWorstHint: (metric) => {
    const act = 'Selezioni l’opzione migliore e quella peggiore.';
    return metric === null ? act : `${act} Le confronti in base a: ${metric}.`;
  },
  best: 'Migliore',
  worst: 'Peggiore',
  option: 'Opzione',
  media: {
    image: (host) => `Un’immagine da ${host}`,
    video: (host) => `Un video da ${host}`,
    embed: (host) => `Una pagina da ${host}`,
    why: 'Se la carica, quel sito può vedere il suo indirizzo IP.',
    show: 'Mostra',
    loading: (name) => `«${name}» si sta caricando…`,
    openAside: 'Apri in una nuova scheda',
    notSecure: (name) => `«${name}» non può essere mostrato perché il suo indirizzo non è sicuro (https).`,
    failed: (name) => `Non è stato possibile caricare «${name}».`,
    withoutIt: 'Sta continuando senza questo contenuto.',
    goOnWithout: 'Continua senza questo contenuto',
    mustWatch: 'Guardi questo video fino alla fine prima di continuare, per favore.',
    doesNotPlay: 'Il video non parte',
    doYouSee: 'Vede la pagina?',
    canSee: 'Sì, la vedo',
    cannotSee: 'No, non la vedo',
    embedName: 'La pagina',
  },
  first: {
    load: (name) => `«${name}» si sta ancora caricando. Attenda un momento, per favore.`,
    look: (name) => `Guardi prima «${name}», poi continui, per favore.`,
    confirm: 'Indichi se vede la pagina, poi continui, per favore.',
    decide: (name) => `«${name}» non è visibile. Lo mostri, oppure continui senza.`,
    watch: (name) => `Guardi prima «${name}» fino alla fine, poi continui, per favore.`,
  },
  missing: {
    text: 'La sua risposta è vuota. Scriva qualche parola, poi continui.',
    choice: 'Non è selezionato nulla. Selezioni una risposta, poi continui.',
    own: 'La sua risposta personale è vuota. La scriva, oppure la deselezioni.',
    tooFew: (minimum) => `Selezioni almeno ${counted(minimum, answers)}, poi continui.`,
    tooMany: (maximum) => `Selezioni al massimo ${counted(maximum, answers)}. Deselezioni quelle che contano meno.`,
    ranking: 'Non ha spostato nulla. Se questo è l’ordine che desidera, prema di nuovo Avanti.',
    cell: (row) => `«${row}» non ha ancora una risposta. Ne selezioni una per ogni riga.`,
    best: 'Selezioni qui l’opzione migliore e quella peggiore, poi continui.',
  },
  notTaken: 'Non è stato possibile salvare la sua risposta. La modifichi e riprovi.',
  ended: {
    complete: 'Le sue risposte sono salvate',
    screened_out: 'L’intervista finisce qui',
    close: 'Ora può chiudere questa pagina.',
  },
  closed: {
    unknownLink: {
      title: 'A questo link non c’è nessuno studio aperto',
      text: 'Il link potrebbe essere scritto male, o lo studio potrebbe essere chiuso. Lo controlli, o chieda a chi glielo ha inviato.',
    },
    notTakingResponses: {
      title: 'Questo studio non accetta risposte in questo momento',
      text: 'Non ha sbagliato nulla e non le è stato addebitato nulla. Può riprovare più tardi con lo stesso link.',
    },
    paused: { title: 'Questo studio è in pausa', text: 'Può riprovare più tardi con lo stesso link.' },
    closed: { title: 'Questo studio è chiuso', text: 'Non accetta più partecipanti. Grazie per il suo interesse.' },
    otherDevice: { title: 'Usi un altro dispositivo, per favore', text: '' },
    linkTooLong: {
      title: 'Questo link è troppo lungo',
      text: 'Contiene più parametri, o più lunghi, di quanti uno studio ne accetti. Chieda un link più breve a chi glielo ha inviato.',
    },
    tooManyStarts: {
      title: 'Questo studio non può accogliere altri partecipanti in questo momento',
      text: 'Molte persone lo hanno aperto senza rispondere, forse nella sua rete. Riprovi più tardi con lo stesso link.',
    },
    interviewGone: {
      title: 'Questa intervista non è più disponibile',
      text: 'Lo studio non ha più le sue risposte precedenti. Può ricominciare l’intervista dall’inizio.',
    },
    refused: {
      title: 'Questa intervista non può continuare',
      text: 'Lo studio non ha accettato l’ultima richiesta e questa pagina non sa perché. Riprovi, o chieda a chi le ha inviato il link.',
    },
  },
  startAgain: 'Ricomincia',
  device: {
    needed: (devices) => `Questa intervista è possibile solo su ${devices}. Si invii il link e lo apra lì.`,
    names: { ios: 'dispositivi mobili Apple (iPhone, iPad)', android: 'dispositivi Android', desktop: 'computer' },
    or: (all, last) => `${all} o ${last}`,
    link: 'Link all’intervista',
    copy: 'Copia link',
    copied: 'Il link è stato copiato.',
    selected: 'Il link è selezionato. Lo copi con il suo browser.',
    share: 'Invia link…',
  },
  elsewhere: {
    title: 'Questa intervista è aperta in un’altra scheda',
    text: 'Continui lì, oppure continui qui e l’altra scheda si fermerà. Nessuna risposta va persa.',
    here: 'Continua qui',
  },
  unstored: {
    title: 'Il suo browser non salva nulla per questa pagina',
    text: 'Succede nelle finestre private o quando la memoria è disattivata. Può partecipare, e ogni risposta viene inviata subito. Ma se ricarica o chiude la pagina, dovrà ricominciare.',
    go: 'Continua',
  },
  resume: {
    title: 'Su questo dispositivo è stata iniziata un’intervista',
    text: 'È stata aperta con un link un po’ diverso. Se è stata lei, la continui. Se è stata un’altra persona, inizi la sua.',
    go: 'Continua',
    own: 'Inizia la mia',
  },
};
