import { pluralsOf } from '@guide-studio/guide-core/plurals';
import type { Messages } from './messages.types.ts';

const { counted } = pluralsOf('es');
const questions = { one: 'pregunta', other: 'preguntas' };
const answers = { one: 'respuesta', other: 'respuestas' };

/** The page's own texts in Spanish. */
export const spanish: Messages = {
  title: 'Entrevista',
  language: 'Idioma',
  opening: 'Cargando…',
  start: 'Empezar',
  next: 'Siguiente',
  nextScreen: 'Comparación siguiente',
  back: 'Atrás',
  tryNow: 'Intentar ahora',
  tryAgain: 'Intentar de nuevo',
  progressName: 'Progreso',
  progress: (passed, total) => `${passed} de ${counted(total, questions)} como máximo`,
  concept: 'De qué trata esta pregunta',
  sending: 'Enviando su respuesta…',
  waiting:
    'Se ha perdido la conexión. Su respuesta está guardada en este dispositivo y se enviará en cuanto sea posible.',
  waitingUnkept: 'Se ha perdido la conexión. Deje abierta esta página: su respuesta se enviará en cuanto sea posible.',
  offline: 'No tiene conexión. Puede seguir leyendo; su respuesta se enviará cuando vuelva a tenerla.',
  waitingToOpen: 'La entrevista no está accesible en este momento. Esta página lo seguirá intentando.',
  notStored:
    'Este navegador ya no puede guardar sus respuestas en este dispositivo. No recargue ni cierre esta página.',
  moved: 'Ha continuado esta entrevista en otro lugar. Esta es la pregunta actual.',
  yourAnswer: 'Su respuesta',
  ownOption: 'Otra',
  ownOptionText: 'Su propia respuesta',
  chosen: (count) => `${count} seleccionadas.`,
  exactly: (count) => `Seleccione ${count}.`,
  atLeast: (minimum) => `Seleccione al menos ${minimum}.`,
  atMost: (maximum) => `Seleccione hasta ${maximum}.`,
  between: (minimum, maximum) => `Seleccione de ${minimum} a ${maximum}.`,
  oneOrMore: 'Seleccione todo lo que corresponda.',
  showMore: (count, rest) => (count === rest ? `Mostrar ${count} más` : `Mostrar ${count} de ${rest} más`),
  exclusiveLocks: (option) =>
    `«${option}» no se puede combinar con otras respuestas. Desmárquela para seleccionar otras.`,
  fullNow: (maximum) => `Puede seleccionar hasta ${maximum}. Para elegir otra respuesta, desmarque antes una.`,
  rankingHint: 'Ordene la lista: arrastre los elementos, o use los botones o las teclas de flecha.',
  move: (text, place, total) => `Mover ${text}, ahora ${place} de ${total}`,
  up: (text) => `Subir ${text}`,
  down: (text) => `Bajar ${text}`,
  movedTo: (text, place, total) => `${text}: ${place} de ${total}`,
  screen: (screen, total) => `Comparación ${screen} de ${total}`,
  bestWorstHint: (metric) => {
    const act = 'Seleccione la mejor y la peor opción.';
    return metric === null ? act : `${act} Compárelas según: ${metric}.`;
  },
  best: 'Mejor',
  worst: 'Peor',
  option: 'Opción',
  media: {
    image: (host) => `Una imagen de ${host}`,
    video: (host) => `Un vídeo de ${host}`,
    embed: (host) => `Una página de ${host}`,
    why: 'Si lo carga, ese sitio podrá ver su dirección IP.',
    show: 'Mostrar',
    loading: (name) => `«${name}» se está cargando…`,
    openAside: 'Abrir en una pestaña nueva',
    notSecure: (name) => `«${name}» no se puede mostrar porque su dirección no es segura (https).`,
    failed: (name) => `«${name}» no se ha podido cargar.`,
    withoutIt: 'Continúa sin este contenido.',
    goOnWithout: 'Continuar sin este contenido',
    mustWatch: 'Vea este vídeo hasta el final antes de continuar, por favor.',
    doesNotPlay: 'El vídeo no se reproduce',
    doYouSee: '¿Ve la página?',
    canSee: 'Sí, la veo',
    cannotSee: 'No, no la veo',
    embedName: 'La página',
  },
  first: {
    load: (name) => `«${name}» aún se está cargando. Espere un momento, por favor.`,
    look: (name) => `Mire primero «${name}» y después continúe, por favor.`,
    confirm: 'Indique si ve la página y después continúe, por favor.',
    decide: (name) => `«${name}» no se muestra. Muéstrelo o continúe sin este contenido.`,
    watch: (name) => `Vea primero «${name}» hasta el final y después continúe, por favor.`,
  },
  missing: {
    text: 'Su respuesta está vacía. Escriba unas palabras y después continúe.',
    choice: 'No hay nada seleccionado. Seleccione una respuesta y después continúe.',
    own: 'Su propia respuesta está vacía. Escríbala o desmárquela.',
    tooFew: (minimum) => `Seleccione al menos ${counted(minimum, answers)} y después continúe.`,
    tooMany: (maximum) => `Seleccione como máximo ${counted(maximum, answers)}. Desmarque las que menos correspondan.`,
    ranking: 'No ha movido nada. Si este es el orden que desea, pulse Siguiente otra vez.',
    cell: (row) => `«${row}» aún no tiene respuesta. Seleccione una para cada fila.`,
    best: 'Seleccione aquí la mejor y la peor opción y después continúe.',
  },
  notTaken: 'Su respuesta no se ha podido guardar. Cámbiela e inténtelo de nuevo.',
  ended: {
    complete: 'Sus respuestas se han guardado',
    screened_out: 'La entrevista termina aquí',
    close: 'Ya puede cerrar esta página.',
  },
  closed: {
    unknownLink: {
      title: 'No hay ningún estudio abierto en este enlace',
      text: 'Puede que el enlace esté mal escrito o que el estudio haya terminado. Compruébelo o pregunte a la persona que se lo envió.',
    },
    notTakingResponses: {
      title: 'Este estudio no acepta respuestas en este momento',
      text: 'No ha hecho nada mal y no se le ha cobrado nada. Puede intentarlo más tarde con el mismo enlace.',
    },
    paused: { title: 'Este estudio está en pausa', text: 'Puede intentarlo más tarde con el mismo enlace.' },
    closed: { title: 'Este estudio está cerrado', text: 'Ya no acepta participantes. Gracias por su interés.' },
    otherDevice: { title: 'Utilice otro dispositivo, por favor', text: '' },
    linkTooLong: {
      title: 'Este enlace es demasiado largo',
      text: 'Contiene más parámetros, o más largos, de los que un estudio acepta. Pida un enlace más corto a la persona que se lo envió.',
    },
    tooManyStarts: {
      title: 'Este estudio no puede aceptar más participantes en este momento',
      text: 'Muchas personas lo han abierto sin responder, quizá en su red. Inténtelo más tarde con el mismo enlace.',
    },
    interviewGone: {
      title: 'Esta entrevista ya no está disponible',
      text: 'El estudio ya no tiene sus respuestas anteriores. Puede empezar la entrevista desde el principio.',
    },
    refused: {
      title: 'Esta entrevista no puede continuar',
      text: 'El estudio no ha aceptado la última solicitud y esta página no sabe por qué. Inténtelo de nuevo o pregunte a la persona que le envió el enlace.',
    },
  },
  startAgain: 'Empezar de nuevo',
  device: {
    needed: (devices) => `Esta entrevista solo es posible en ${devices}. Envíese el enlace y ábralo allí.`,
    names: {
      ios: 'dispositivos móviles Apple (iPhone, iPad)',
      android: 'dispositivos Android',
      desktop: 'ordenadores',
    },
    or: (all, last) => `${all} o ${last}`,
    link: 'Enlace a la entrevista',
    copy: 'Copiar enlace',
    copied: 'Se ha copiado el enlace.',
    selected: 'El enlace está seleccionado. Cópielo con su navegador.',
    share: 'Enviar enlace…',
  },
  elsewhere: {
    title: 'Esta entrevista está abierta en otra pestaña',
    text: 'Continúe allí o continúe aquí, y la otra pestaña se detendrá. No se pierde ninguna respuesta.',
    here: 'Continuar aquí',
  },
  unstored: {
    title: 'Su navegador no guarda nada para esta página',
    text: 'Ocurre en ventanas privadas o cuando el almacenamiento está desactivado. Puede participar, y cada respuesta se envía enseguida. Pero si recarga o cierra la página, tendrá que empezar de nuevo.',
    go: 'Continuar',
  },
  resume: {
    title: 'Se empezó una entrevista en este dispositivo',
    text: 'Se abrió con un enlace un poco distinto. Si fue usted, continúela. Si fue otra persona, empiece la suya.',
    go: 'Continuarla',
    own: 'Empezar la mía',
  },
};
