import { pluralsOf } from '@guide-studio/guide-core/plurals';
import type { Messages } from './messages.types.ts';

const { counted } = pluralsOf('fr');
const questions = { one: 'question', other: 'questions' };
const answers = { one: 'réponse', other: 'réponses' };

/** The page's own texts in French. */
export const french: Messages = {
  title: 'Entretien',
  language: 'Langue',
  opening: 'Chargement…',
  start: 'Commencer',
  next: 'Suivant',
  nextScreen: 'Comparaison suivante',
  back: 'Retour',
  tryNow: 'Essayer maintenant',
  tryAgain: 'Réessayer',
  progressName: 'Progression',
  progress: (passed, total) => `${passed} sur ${counted(total, questions)} au maximum`,
  concept: 'De quoi parle cette question',
  sending: 'Envoi de votre réponse…',
  waiting:
    'La connexion est interrompue. Votre réponse est enregistrée sur cet appareil et sera envoyée dès que possible.',
  waitingUnstored:
    'La connexion est interrompue. Laissez cette page ouverte : votre réponse sera envoyée dès que possible.',
  offline: 'Vous êtes hors ligne. Vous pouvez continuer à lire ; votre réponse sera envoyée dès votre retour en ligne.',
  waitingToOpen: 'L’entretien n’est pas accessible pour le moment. Cette page continue d’essayer.',
  notStored:
    'Ce navigateur ne peut plus enregistrer vos réponses sur cet appareil. Ne rechargez pas et ne fermez pas cette page.',
  moved: 'Vous avez continué cet entretien ailleurs. Voici la question actuelle.',
  yourAnswer: 'Votre réponse',
  ownOption: 'Autre',
  ownOptionText: 'Votre propre réponse',
  chosen: (count) => `${count} sélectionnées.`,
  exactly: (count) => `Sélectionnez-en ${count}.`,
  atLeast: (minimum) => `Sélectionnez-en au moins ${minimum}.`,
  atMost: (maximum) => `Sélectionnez-en ${maximum} au plus.`,
  between: (minimum, maximum) => `Sélectionnez-en de ${minimum} à ${maximum}.`,
  oneOrMore: 'Sélectionnez tout ce qui convient.',
  search: 'Rechercher',
  noneFound: 'Aucune réponse ne contient ces mots.',
  showMore: (count, rest) => (count === rest ? `Afficher ${count} de plus` : `Afficher ${count} sur ${rest} de plus`),
  exclusiveLocks: (option) =>
    `« ${option} » ne peut pas être combiné avec d’autres réponses. Désélectionnez-le pour en choisir d’autres.`,
  fullNow: (maximum) =>
    `Vous pouvez en sélectionner ${maximum} au plus. Désélectionnez d’abord une réponse pour en choisir une autre.`,
  rankingHint:
    'Mettez la liste dans l’ordre : faites glisser les éléments, ou utilisez les boutons fléchés ou les touches fléchées.',
  move: (text, place, total) => `Déplacer ${text}, actuellement ${place} sur ${total}`,
  up: (text) => `Monter ${text}`,
  down: (text) => `Descendre ${text}`,
  movedTo: (text, place, total) => `${text} : ${place} sur ${total}`,
  screen: (screen, total) => `Comparaison ${screen} sur ${total}`,
  bestWorstHint: 'Sélectionnez la meilleure et la moins bonne option.',
  best: 'Meilleure',
  worst: 'Moins bonne',
  mostLeastHint: (metric) =>
    `Sélectionnez une option pour « Le plus » et une pour « Le moins ». Comparez selon : ${metric}.`,
  most: 'Le plus',
  least: 'Le moins',
  option: 'Option',
  media: {
    image: (host) => `Une image de ${host}`,
    video: (host) => `Une vidéo de ${host}`,
    embed: (host) => `Une page de ${host}`,
    why: 'Si vous la chargez, ce site peut voir votre adresse IP.',
    show: 'Afficher',
    loading: (name) => `« ${name} » se charge…`,
    openAside: 'Ouvrir dans un nouvel onglet',
    notSecure: (name) => `« ${name} » ne peut pas être affiché, car son adresse n’est pas sécurisée (https).`,
    failed: (name) => `« ${name} » n’a pas pu être chargé.`,
    withoutIt: 'Vous continuez sans ce contenu.',
    goOnWithout: 'Continuer sans ce contenu',
    mustWatch: 'Veuillez regarder cette vidéo jusqu’à la fin avant de continuer.',
    doesNotPlay: 'La vidéo ne démarre pas',
    doYouSee: 'Voyez-vous la page ?',
    canSee: 'Oui, je la vois',
    cannotSee: 'Non, je ne la vois pas',
    embedName: 'La page',
  },
  first: {
    load: (name) => `« ${name} » se charge encore. Veuillez patienter un instant.`,
    look: (name) => `Veuillez d’abord regarder « ${name} », puis continuez.`,
    confirm: 'Veuillez indiquer si vous voyez la page, puis continuez.',
    decide: (name) => `« ${name} » n’est pas affiché. Affichez-le, ou continuez sans lui.`,
    watch: (name) => `Veuillez d’abord regarder « ${name} » jusqu’à la fin, puis continuez.`,
  },
  missing: {
    text: 'Votre réponse est vide. Écrivez quelques mots, puis continuez.',
    choice: 'Rien n’est sélectionné. Sélectionnez une réponse, puis continuez.',
    own: 'Votre propre réponse est vide. Écrivez-la, ou désélectionnez-la.',
    tooFew: (minimum) => `Sélectionnez au moins ${counted(minimum, answers)}, puis continuez.`,
    tooMany: (maximum) => `Sélectionnez ${counted(maximum, answers)} au plus. Désélectionnez ce qui convient le moins.`,
    ranking: 'Vous n’avez rien déplacé. Si cet ordre vous convient, appuyez encore sur Suivant.',
    cell: (row) => `« ${row} » n’a pas encore de réponse. Sélectionnez-en une pour chaque ligne.`,
    best: 'Sélectionnez ici la meilleure et la moins bonne option, puis continuez.',
    most: 'Sélectionnez une option pour « Le plus » et une pour « Le moins ».',
  },
  notTaken: 'Votre réponse n’a pas pu être enregistrée. Modifiez-la et réessayez.',
  ended: {
    complete: 'Vos réponses sont enregistrées',
    screened_out: 'L’entretien se termine ici',
    close: 'Vous pouvez maintenant fermer cette page.',
  },
  closed: {
    unknownLink: {
      title: 'Aucune étude n’est ouverte à cette adresse',
      text: 'Le lien est peut-être mal saisi, ou l’étude est terminée. Vérifiez-le, ou demandez à la personne qui vous l’a envoyé.',
    },
    notTakingResponses: {
      title: 'Cette étude n’accepte pas de réponses pour le moment',
      text: 'Vous n’avez rien fait de mal, et rien ne vous a été facturé. Réessayez plus tard avec le même lien.',
    },
    paused: { title: 'Cette étude est en pause', text: 'Vous pouvez réessayer plus tard avec le même lien.' },
    closed: { title: 'Cette étude est terminée', text: 'Elle n’accepte plus de participants. Merci de votre intérêt.' },
    otherDevice: { title: 'Veuillez utiliser un autre appareil', text: '' },
    linkTooLong: {
      title: 'Ce lien est trop long',
      text: 'Il contient plus de paramètres, ou des paramètres plus longs, qu’une étude n’en accepte. Demandez un lien plus court à la personne qui vous l’a envoyé.',
    },
    tooManyStarts: {
      title: 'Cette étude ne peut pas accueillir plus de participants pour le moment',
      text: 'Beaucoup de personnes l’ont ouverte sans répondre, peut-être sur votre réseau. Réessayez plus tard avec le même lien.',
    },
    interviewGone: {
      title: 'Cet entretien n’est plus disponible',
      text: 'L’étude n’a plus vos réponses précédentes. Vous pouvez recommencer l’entretien depuis le début.',
    },
    refused: {
      title: 'Cet entretien ne peut pas continuer',
      text: 'L’étude n’a pas accepté la dernière demande, et cette page n’en connaît pas la raison. Réessayez, ou demandez à la personne qui vous a envoyé le lien.',
    },
  },
  startAgain: 'Recommencer',
  device: {
    needed: (devices) => `Cet entretien n’est possible que sur ${devices}. Envoyez-vous le lien et ouvrez-le là.`,
    names: { ios: 'appareils mobiles Apple (iPhone, iPad)', android: 'appareils Android', desktop: 'ordinateur' },
    or: (all, last) => `${all} ou ${last}`,
    link: 'Lien vers l’entretien',
    copy: 'Copier le lien',
    copied: 'Le lien a été copié.',
    selected: 'Le lien est sélectionné. Copiez-le avec votre navigateur.',
    share: 'Envoyer le lien…',
  },
  elsewhere: {
    title: 'Cet entretien est ouvert dans un autre onglet',
    text: 'Continuez là-bas, ou continuez ici : l’autre onglet s’arrêtera alors. Aucune réponse n’est perdue.',
    here: 'Continuer ici',
  },
  unstored: {
    title: 'Votre navigateur n’enregistre rien pour cette page',
    text: 'Cela arrive dans les fenêtres privées ou quand le stockage est désactivé. Vous pouvez participer, et chaque réponse est envoyée aussitôt. Mais si vous rechargez ou fermez la page, il faudra recommencer.',
    go: 'Continuer',
  },
  resume: {
    title: 'Un entretien a été commencé sur cet appareil',
    text: 'Il a été ouvert avec un lien un peu différent. Si c’était vous, continuez-le. Si c’était une autre personne, commencez le vôtre.',
    go: 'Le continuer',
    own: 'Commencer le mien',
  },
};
