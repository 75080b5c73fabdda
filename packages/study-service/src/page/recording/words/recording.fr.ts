import type { RecordingWords } from './recordingWords.types.ts';

/** What the page says about recording, in French. */
export const french: RecordingWords = {
  check: {
    title: 'Cet entretien enregistre vos réponses',
    audio: 'Votre voix est enregistrée.',
    video: 'Votre voix et l’image de votre caméra sont enregistrées.',
    screen: 'Votre écran est enregistré aussi. Fermez ce que les autres ne doivent pas voir.',
    when: 'L’enregistrement ne dure que de « Enregistrer » à « Arrêter ». Pendant que vous parlez, il est envoyé par morceaux au service de cette étude. Vous pouvez l’écouter avant d’appuyer sur « Envoyer la réponse ».',
    counts:
      'Il ne compte que lorsque vous appuyez sur « Envoyer la réponse » : les personnes qui mènent cette étude le reçoivent alors. Ce que vous n’envoyez pas est supprimé sous deux jours.',
    readers: {
      software: 'Ce que vous dites peut être mis par écrit par un logiciel.',
      ai: 'Ce que vous écrivez peut être lu par une IA.',
      both: 'Ce que vous dites peut être mis par écrit par un logiciel et lu par une IA.',
    },
    instead: 'Vous n’êtes pas obligé d’accepter : vous pouvez écrire vos réponses.',
    agree: 'Accepter et vérifier',
    write: 'Écrire plutôt',
    speak: 'Dites quelques mots : la barre doit bouger.',
    audible: 'Nous vous entendons.',
    seen: 'Voici votre image.',
    share: 'Choisir ce qui est partagé',
    toShare: 'Votre navigateur demande ce que vous voulez partager.',
    shared: 'Ce que vous avez choisi peut être enregistré.',
    goOn: 'Continuer',
    again: 'Réessayer',
    keptFrom: (time) =>
      `Enregistré avant la fermeture de la page : ${time}. C’est conservé : vous pourrez l’envoyer après cette vérification.`,
    notChosen: 'Aucun écran n’a été choisi. Appuyez de nouveau sur le bouton et choisissez-en un.',
  },
  devices: {
    microphone: 'Micro',
    camera: 'Caméra',
    screen: 'Écran',
  },
  states: {
    asking: 'Veuillez répondre à la question de votre navigateur.',
    refused: 'Non autorisé. Autorisez-le pour cette page dans votre navigateur, puis réessayez.',
    missing: 'Aucun appareil trouvé. Branchez-en un, puis réessayez.',
    busy: 'Un autre programme l’utilise. Fermez ce programme, puis réessayez.',
    unsupported: 'Ce navigateur ne peut pas l’enregistrer.',
    lost: 'L’appareil est débranché, ou il n’est plus autorisé.',
  },
  without: {
    microphone: 'Vous pouvez écrire vos réponses.',
    camera: 'Sans elle, seule votre voix est enregistrée.',
    screen: 'Sans lui, vos réponses sont enregistrées sans l’écran.',
  },
  lacking: {
    microphone:
      'Aucun son ne vient de votre micro. Si vous parlez, vérifiez qu’il est allumé et que le son n’est pas coupé.',
    camera: 'L’image de votre caméra est noire. Vérifiez que la caméra est allumée et que rien ne la couvre.',
    screen:
      'L’image de votre écran ne change pas. S’il s’y passe quelque chose, arrêtez, partagez l’écran à nouveau et recommencez l’enregistrement.',
  },
  lacked: {
    microphone: 'On n’entend rien dans cet enregistrement ou à la fin. Écoutez-le avant de l’envoyer.',
    camera: 'L’image de votre caméra était noire dans cet enregistrement ou à la fin. Regardez-le avant de l’envoyer.',
    screen: 'À la fin de cet enregistrement, l’image de votre écran ne changeait plus. Regardez-le avant de l’envoyer.',
  },
  pressRecord: 'Appuyez sur « Enregistrer » et parlez.',
  record: 'Enregistrer',
  recordAgain: 'Enregistrer de nouveau',
  pause: 'Pause',
  resume: 'Reprendre',
  stop: 'Arrêter',
  recording: 'Enregistrement en cours',
  paused: 'En pause',
  yourRecording: 'Votre enregistrement',
  recorded: (time) => `Enregistré : ${time}. Écoutez-le, puis envoyez-le ou enregistrez de nouveau.`,
  interrupted: (time) => `Enregistré avant la fermeture de la page : ${time}. Envoyez-le, ou enregistrez de nouveau.`,
  kept: 'Vous avez déjà répondu de vive voix. Continuez pour garder cette réponse, ou enregistrez de nouveau.',
  send: 'Envoyer la réponse',
  sending: (sent, all) => `Envoi de votre enregistrement : partie ${sent} sur ${all}. Gardez cette page ouverte.`,
  waiting:
    'La connexion a été perdue. Votre enregistrement est conservé sur cet appareil et sera envoyé dès que possible.',
  serviceFull:
    'L’étude n’a pas de place pour des enregistrements en ce moment. Gardez cette page ouverte, ou écrivez votre réponse.',
  serviceUnable:
    'L’étude ne peut pas conserver d’enregistrements en ce moment. Votre enregistrement est conservé sur cet appareil et sera envoyé quand l’étude pourra de nouveau le recevoir.',
  arrived: 'Votre réponse est arrivée. La question suivante est en préparation.',
  upTo: (most) => `Vous pouvez enregistrer jusqu’à ${most} min.`,
  left: 'Il reste une minute.',
  reached: 'Un enregistrement ne peut pas être plus long. Envoyez-le, ou enregistrez de nouveau.',
  screenRuns: 'Votre écran est en cours d’enregistrement',
  watched: 'Les personnes qui mènent cette étude regarderont ce que vous faites sur votre écran.',
  screenOff: 'Votre écran n’est pas partagé, il n’est donc pas enregistré.',
  shareAgain: 'Partager de nouveau l’écran',
  speak: 'Parler plutôt',
  lost: (device) =>
    `${device} : débranché, ou n’est plus autorisé. Ce qui a été enregistré jusque-là est conservé : envoyez-le, ou écrivez votre réponse.`,
  screenLost: 'Votre écran n’est plus partagé. L’enregistrement continue sans lui.',
  full: 'Cet appareil n’a plus de place, l’enregistrement s’est donc arrêté. Gardez cette page ouverte et envoyez ce qui a été enregistré, ou écrivez votre réponse.',
  noSpace: 'Cet appareil a trop peu de place pour un enregistrement. Écrivez votre réponse.',
  tooLarge: 'L’enregistrement est trop volumineux. Enregistrez-en un plus court, ou écrivez votre réponse.',
  notSent: 'L’enregistrement n’a pas pu être envoyé. Enregistrez de nouveau, ou écrivez votre réponse.',
};
