import type { RecordingWords } from './recordingWords.types.ts';

/** What the page says about recording, in Spanish. */
export const spanish: RecordingWords = {
  check: {
    title: 'Esta entrevista graba sus respuestas',
    audio: 'Se graba su voz.',
    video: 'Se graban su voz y su cámara.',
    screen: 'También se graba su pantalla. Cierre lo que otros no deban ver.',
    when: 'Solo se graba desde «Grabar» hasta «Detener». Mientras habla, la grabación se envía por partes al servicio de este estudio. Puede escucharla antes de pulsar «Enviar respuesta».',
    counts:
      'Solo cuenta cuando pulsa «Enviar respuesta»: entonces la reciben las personas que realizan este estudio. Lo que no envíe se borra en un plazo de dos días.',
    readers: {
      software: 'Un programa puede pasar a texto lo que usted diga.',
      ai: 'Una IA puede leer lo que usted escriba.',
      both: 'Un programa puede pasar a texto lo que usted diga, y una IA puede leerlo.',
    },
    instead: 'No tiene que aceptar: también puede escribir sus respuestas.',
    agree: 'Aceptar y comprobar',
    write: 'Prefiero escribir',
    speak: 'Diga unas palabras: la barra debería moverse.',
    audible: 'Podemos oírle.',
    seen: 'Esta es su imagen.',
    share: 'Elegir qué se comparte',
    toShare: 'Su navegador pregunta qué quiere compartir.',
    shared: 'Lo que ha elegido se puede grabar.',
    goOn: 'Continuar',
    again: 'Intentar de nuevo',
    keptFrom: (time) =>
      `Grabado antes de que se cerrara la página: ${time}. Está guardado: podrá enviarlo después de esta comprobación.`,
    notChosen: 'No se ha elegido ninguna pantalla. Pulse el botón de nuevo y elija una.',
  },
  devices: {
    microphone: 'Micrófono',
    camera: 'Cámara',
    screen: 'Pantalla',
  },
  states: {
    asking: 'Responda a la pregunta de su navegador.',
    refused: 'No está permitido. Permítalo para esta página en su navegador e inténtelo de nuevo.',
    missing: 'No se ha encontrado ningún dispositivo. Conecte uno e inténtelo de nuevo.',
    busy: 'Lo está usando otro programa. Cierre ese programa e inténtelo de nuevo.',
    unsupported: 'Este navegador no puede grabarlo.',
    lost: 'Se ha desconectado o ya no está permitido.',
  },
  without: {
    microphone: 'Puede escribir sus respuestas.',
    camera: 'Sin ella solo se graba su voz.',
    screen: 'Sin ella sus respuestas se graban sin la pantalla.',
  },
  lacking: {
    microphone: 'No se oye nada de su micrófono. Si está hablando, compruebe que está encendido y no silenciado.',
    camera: 'La imagen de su cámara está negra. Compruebe que la cámara está encendida y que nada la tapa.',
    screen:
      'La imagen de su pantalla no cambia. Si está ocurriendo algo en ella, detenga la grabación, comparta la pantalla otra vez y grabe de nuevo.',
  },
  lacked: {
    microphone: 'No se oye nada en esta grabación o al final de ella. Escúchela antes de enviarla.',
    camera: 'La imagen de su cámara estaba negra en esta grabación o al final de ella. Mírela antes de enviarla.',
    screen: 'Al final de esta grabación, la imagen de su pantalla ya no cambiaba. Mírela antes de enviarla.',
  },
  pressRecord: 'Pulse «Grabar» y hable.',
  record: 'Grabar',
  recordAgain: 'Grabar de nuevo',
  pause: 'Pausa',
  resume: 'Reanudar',
  stop: 'Detener',
  recording: 'Grabando',
  paused: 'En pausa',
  yourRecording: 'Su grabación',
  recorded: (time) => `Grabado: ${time}. Escúchelo y envíelo, o grabe de nuevo.`,
  interrupted: (time) => `Grabado antes de que se cerrara la página: ${time}. Envíelo o grabe de nuevo.`,
  kept: 'Ya ha respondido hablando. Continúe para conservar esa respuesta, o grabe de nuevo.',
  send: 'Enviar respuesta',
  sending: (sent, all) => `Enviando su grabación: parte ${sent} de ${all}. Deje abierta esta página.`,
  waiting:
    'Se ha perdido la conexión. Su grabación está guardada en este dispositivo y se enviará en cuanto sea posible.',
  serviceFull:
    'El estudio no tiene espacio para grabaciones en este momento. Deje abierta esta página o escriba su respuesta.',
  serviceUnable:
    'El estudio no puede guardar grabaciones en este momento. Su grabación está guardada en este dispositivo y se enviará cuando el estudio pueda recibirla de nuevo.',
  arrived: 'Su respuesta ha llegado. Se está preparando la siguiente pregunta.',
  upTo: (most) => `Puede grabar hasta ${most} min.`,
  left: 'Queda un minuto.',
  reached: 'Una grabación no puede ser más larga. Envíela o grabe de nuevo.',
  screenRuns: 'Se está grabando su pantalla',
  watched: 'Las personas que realizan este estudio verán lo que hace en su pantalla.',
  screenOff: 'Su pantalla no se comparte, así que no se graba.',
  shareAgain: 'Compartir de nuevo la pantalla',
  speak: 'Prefiero hablar',
  lost: (device) =>
    `${device}: se ha desconectado o ya no está permitido. Lo grabado hasta entonces se conserva: envíelo o escriba su respuesta.`,
  screenLost: 'Su pantalla ya no se comparte. La grabación continúa sin ella.',
  full: 'No queda espacio en este dispositivo, por eso se ha detenido la grabación. Deje abierta esta página y envíe lo grabado, o escriba su respuesta.',
  noSpace: 'Este dispositivo tiene muy poco espacio para una grabación. Escriba su respuesta.',
  tooLarge: 'La grabación es demasiado grande. Grabe una más corta o escriba su respuesta.',
  notSent: 'No se ha podido enviar la grabación. Grabe de nuevo o escriba su respuesta.',
};
