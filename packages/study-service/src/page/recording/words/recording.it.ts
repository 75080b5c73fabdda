import type { RecordingWords } from './recordingWords.types.ts';

/** What the page says about recording, in Italian. */
export const italian: RecordingWords = {
  check: {
    title: 'Questa intervista registra le sue risposte',
    audio: 'Viene registrata la sua voce.',
    video: 'Vengono registrate la sua voce e l’immagine della sua fotocamera.',
    screen: 'Viene registrato anche il suo schermo. Chiuda ciò che altri non devono vedere.',
    when: 'La registrazione va solo da «Registra» a «Ferma». Mentre parla, viene inviata a pezzi al servizio di questo studio. Può ascoltarla prima di premere «Invia la risposta».',
    counts:
      'Conta solo quando preme «Invia la risposta»: allora la ricevono le persone che conducono questo studio. Ciò che non invia viene cancellato entro due giorni.',
    readers: {
      software: 'Ciò che dice può essere trascritto da un software.',
      ai: 'Ciò che scrive può essere letto da un’IA.',
      both: 'Ciò che dice può essere trascritto da un software e letto da un’IA.',
    },
    instead: 'Non è obbligatorio accettare: può anche scrivere le sue risposte.',
    agree: 'Accetta e verifica',
    write: 'Preferisco scrivere',
    speak: 'Dica qualche parola: la barra dovrebbe muoversi.',
    audible: 'La sentiamo.',
    seen: 'Questa è la sua immagine.',
    share: 'Scegli che cosa condividere',
    toShare: 'Il browser chiede che cosa condividere.',
    shared: 'Ciò che ha scelto può essere registrato.',
    goOn: 'Continua',
    again: 'Riprova',
    keptFrom: (time) =>
      `Registrato prima che la pagina fosse chiusa: ${time}. È conservato: potrà inviarlo dopo questo controllo.`,
    notChosen: 'Non è stato scelto alcuno schermo. Prema di nuovo il pulsante e ne scelga uno.',
  },
  devices: {
    microphone: 'Microfono',
    camera: 'Fotocamera',
    screen: 'Schermo',
  },
  states: {
    asking: 'Risponda alla domanda del browser.',
    refused: 'Non è consentito. Lo consenta per questa pagina nel browser, poi riprovi.',
    missing: 'Non è stato trovato alcun dispositivo. Ne colleghi uno, poi riprovi.',
    busy: 'Lo sta usando un altro programma. Chiuda quel programma, poi riprovi.',
    unsupported: 'Questo browser non può registrarlo.',
    lost: 'È stato scollegato, oppure non è più consentito.',
  },
  without: {
    microphone: 'Può scrivere le sue risposte.',
    camera: 'Senza, viene registrata solo la sua voce.',
    screen: 'Senza, le sue risposte vengono registrate senza lo schermo.',
  },
  lacking: {
    microphone: 'Dal Suo microfono non si sente nulla. Se sta parlando, controlli che sia acceso e non silenziato.',
    camera: 'L’immagine della Sua fotocamera è nera. Controlli che la fotocamera sia accesa e che nulla la copra.',
    screen:
      'L’immagine del Suo schermo non cambia. Se vi sta succedendo qualcosa, fermi la registrazione, condivida di nuovo lo schermo e registri di nuovo.',
  },
  lacked: {
    microphone: 'In questa registrazione o alla sua fine non si sente nulla. La ascolti prima di inviarla.',
    camera:
      'In questa registrazione o alla sua fine l’immagine della fotocamera era nera. La guardi prima di inviarla.',
    screen:
      'Alla fine di questa registrazione l’immagine del Suo schermo non cambiava più. La guardi prima di inviarla.',
  },
  pressRecord: 'Prema «Registra» e parli.',
  record: 'Registra',
  recordAgain: 'Registra di nuovo',
  pause: 'Pausa',
  resume: 'Riprendi',
  stop: 'Ferma',
  recording: 'Registrazione in corso',
  paused: 'In pausa',
  yourRecording: 'La sua registrazione',
  recorded: (time) => `Registrato: ${time}. Lo ascolti, poi lo invii o registri di nuovo.`,
  interrupted: (time) => `Registrato prima che la pagina fosse chiusa: ${time}. Lo invii, o registri di nuovo.`,
  kept: 'Ha già risposto a voce. Continui per mantenere quella risposta, o registri di nuovo.',
  send: 'Invia la risposta',
  sending: (sent, all) => `Invio della registrazione: parte ${sent} di ${all}. Lasci aperta questa pagina.`,
  waiting:
    'La connessione si è interrotta. La registrazione è salvata su questo dispositivo e sarà inviata appena possibile.',
  serviceFull:
    'Al momento lo studio non ha spazio per le registrazioni. Lasci aperta questa pagina, o scriva la sua risposta.',
  serviceUnable:
    'Al momento lo studio non può conservare registrazioni. La registrazione è salvata su questo dispositivo e sarà inviata quando lo studio potrà di nuovo riceverla.',
  arrived: 'La sua risposta è arrivata. La prossima domanda è in preparazione.',
  upTo: (most) => `Può registrare fino a ${most} min.`,
  left: 'Manca un minuto.',
  reached: 'Una registrazione non può essere più lunga. La invii, o registri di nuovo.',
  screenRuns: 'Il suo schermo viene registrato',
  watched: 'Le persone che conducono questo studio guarderanno che cosa fa sullo schermo.',
  screenOff: 'Il suo schermo non è condiviso, quindi non viene registrato.',
  shareAgain: 'Condividi di nuovo lo schermo',
  speak: 'Preferisco parlare',
  lost: (device) =>
    `${device}: scollegato, o non più consentito. Ciò che è stato registrato fino ad allora è salvato: lo invii, o scriva la sua risposta.`,
  screenLost: 'Il suo schermo non è più condiviso. La registrazione continua senza.',
  full: 'Su questo dispositivo non c’è più spazio, perciò la registrazione si è fermata. Lasci aperta questa pagina e invii ciò che è stato registrato, o scriva la sua risposta.',
  noSpace: 'Questo dispositivo ha troppo poco spazio per una registrazione. Scriva la sua risposta.',
  tooLarge: 'La registrazione è troppo grande. Ne registri una più breve, o scriva la sua risposta.',
  notSent: 'Non è stato possibile inviare la registrazione. Registri di nuovo, o scriva la sua risposta.',
};
