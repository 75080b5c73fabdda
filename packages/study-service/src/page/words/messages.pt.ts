import { pluralsOf } from '@guide-studio/guide-core/plurals';
import type { Messages } from './messages.types.ts';

const { counted } = pluralsOf('pt');
const questions = { one: 'pergunta', other: 'perguntas' };
const answers = { one: 'resposta', other: 'respostas' };

/** The page's own texts in Portuguese. */
export const portuguese: Messages = {
  title: 'Entrevista',
  language: 'Idioma',
  opening: 'A carregar…',
  start: 'Começar',
  next: 'Seguinte',
  nextScreen: 'Comparação seguinte',
  back: 'Voltar',
  tryNow: 'Tentar agora',
  tryAgain: 'Tentar de novo',
  progressName: 'Progresso',
  progress: (passed, total) => `${passed} de ${counted(total, questions)} no máximo`,
  concept: 'Sobre o que é esta pergunta',
  sending: 'A enviar a sua resposta…',
  waiting:
    'A ligação foi interrompida. A sua resposta está guardada neste dispositivo e será enviada assim que possível.',
  waitingUnkept:
    'A ligação foi interrompida. Mantenha esta página aberta: a sua resposta será enviada assim que possível.',
  offline: 'Está sem ligação. Pode continuar a ler; a sua resposta será enviada quando voltar a ter ligação.',
  waitingToOpen: 'Não é possível aceder à entrevista neste momento. Esta página continuará a tentar.',
  notStored:
    'Este navegador já não consegue guardar as suas respostas neste dispositivo. Não recarregue nem feche esta página.',
  moved: 'Continuou esta entrevista noutro lugar. Esta é a pergunta atual.',
  yourAnswer: 'A sua resposta',
  ownOption: 'Outra',
  ownOptionText: 'A sua própria resposta',
  chosen: (count) => `${count} selecionadas.`,
  exactly: (count) => `Selecione ${count}.`,
  atLeast: (minimum) => `Selecione pelo menos ${minimum}.`,
  atMost: (maximum) => `Selecione até ${maximum}.`,
  between: (minimum, maximum) => `Selecione de ${minimum} a ${maximum}.`,
  oneOrMore: 'Selecione tudo o que se aplica.',
  showMore: (count, rest) => (count === rest ? `Mostrar mais ${count}` : `Mostrar mais ${count} de ${rest}`),
  exclusiveLocks: (option) =>
    `«${option}» não pode ser combinada com outras respostas. Desmarque-a para selecionar outras.`,
  fullNow: (maximum) => `Pode selecionar até ${maximum}. Para escolher outra resposta, desmarque primeiro uma.`,
  rankingHint: 'Ordene a lista: arraste os elementos ou use os botões ou as teclas de seta.',
  move: (text, place, total) => `Mover ${text}, agora ${place} de ${total}`,
  up: (text) => `Mover ${text} para cima`,
  down: (text) => `Mover ${text} para baixo`,
  movedTo: (text, place, total) => `${text}: ${place} de ${total}`,
  screen: (screen, total) => `Comparação ${screen} de ${total}`,
  bestWorstHint: (metric) => {
    const act = 'Selecione a melhor e a pior opção.';
    return metric === null ? act : `${act} Compare-as por: ${metric}.`;
  },
  best: 'Melhor',
  worst: 'Pior',
  option: 'Opção',
  media: {
    image: (host) => `Uma imagem de ${host}`,
    video: (host) => `Um vídeo de ${host}`,
    embed: (host) => `Uma página de ${host}`,
    why: 'Se carregar, esse site poderá ver o seu endereço IP.',
    show: 'Mostrar',
    loading: (name) => `«${name}» está a carregar…`,
    openAside: 'Abrir num novo separador',
    notSecure: (name) => `«${name}» não pode ser mostrado porque o endereço não é seguro (https).`,
    failed: (name) => `Não foi possível carregar «${name}».`,
    withoutIt: 'Continua sem este conteúdo.',
    goOnWithout: 'Continuar sem este conteúdo',
    mustWatch: 'Veja este vídeo até ao fim antes de continuar, por favor.',
    doesNotPlay: 'O vídeo não é reproduzido',
    doYouSee: 'Consegue ver a página?',
    canSee: 'Sim, consigo',
    cannotSee: 'Não, não consigo',
    embedName: 'A página',
  },
  first: {
    load: (name) => `«${name}» ainda está a carregar. Aguarde um momento, por favor.`,
    look: (name) => `Veja primeiro «${name}» e depois continue, por favor.`,
    confirm: 'Indique se consegue ver a página e depois continue, por favor.',
    decide: (name) => `«${name}» não está visível. Mostre-o ou continue sem este conteúdo.`,
    watch: (name) => `Veja primeiro «${name}» até ao fim e depois continue, por favor.`,
  },
  missing: {
    text: 'A sua resposta está vazia. Escreva algumas palavras e depois continue.',
    choice: 'Nada está selecionado. Selecione uma resposta e depois continue.',
    own: 'A sua própria resposta está vazia. Escreva-a ou desmarque-a.',
    tooFew: (minimum) => `Selecione pelo menos ${counted(minimum, answers)} e depois continue.`,
    tooMany: (maximum) => `Selecione no máximo ${counted(maximum, answers)}. Desmarque as que menos se aplicam.`,
    ranking: 'Não moveu nada. Se é esta a ordem que pretende, prima Seguinte outra vez.',
    cell: (row) => `«${row}» ainda não tem resposta. Selecione uma para cada linha.`,
    best: 'Selecione aqui a melhor e a pior opção e depois continue.',
  },
  notTaken: 'Não foi possível guardar a sua resposta. Altere-a e tente de novo.',
  ended: {
    complete: 'As suas respostas foram guardadas',
    screened_out: 'A entrevista termina aqui',
    close: 'Já pode fechar esta página.',
  },
  closed: {
    unknownLink: {
      title: 'Não há nenhum estudo aberto neste endereço',
      text: 'O link pode estar mal escrito ou o estudo pode ter terminado. Verifique-o ou pergunte à pessoa que o enviou.',
    },
    notTakingResponses: {
      title: 'Este estudo não aceita respostas neste momento',
      text: 'Não fez nada de errado e nada lhe foi cobrado. Pode tentar mais tarde com o mesmo link.',
    },
    paused: { title: 'Este estudo está em pausa', text: 'Pode tentar mais tarde com o mesmo link.' },
    closed: { title: 'Este estudo está encerrado', text: 'Já não aceita participantes. Obrigado pelo seu interesse.' },
    otherDevice: { title: 'Utilize outro dispositivo, por favor', text: '' },
    linkTooLong: {
      title: 'Este link é demasiado longo',
      text: 'Contém mais parâmetros, ou mais longos, do que um estudo aceita. Peça um link mais curto à pessoa que o enviou.',
    },
    tooManyStarts: {
      title: 'Este estudo não pode aceitar mais participantes neste momento',
      text: 'Muitas pessoas abriram-no sem responder, talvez na sua rede. Tente mais tarde com o mesmo link.',
    },
    interviewGone: {
      title: 'Esta entrevista já não está disponível',
      text: 'O estudo já não tem as suas respostas anteriores. Pode começar a entrevista desde o início.',
    },
    refused: {
      title: 'Esta entrevista não pode continuar',
      text: 'O estudo não aceitou o último pedido e esta página não sabe porquê. Tente de novo ou pergunte à pessoa que lhe enviou o link.',
    },
  },
  startAgain: 'Começar de novo',
  device: {
    needed: (devices) => `Esta entrevista só é possível em ${devices}. Envie o link a si e abra-o aí.`,
    names: {
      ios: 'dispositivos móveis Apple (iPhone, iPad)',
      android: 'dispositivos Android',
      desktop: 'computadores',
    },
    or: (all, last) => `${all} ou ${last}`,
    link: 'Link para a entrevista',
    copy: 'Copiar link',
    copied: 'O link foi copiado.',
    selected: 'O link está selecionado. Copie-o com o seu navegador.',
    share: 'Enviar link…',
  },
  elsewhere: {
    title: 'Esta entrevista está aberta noutro separador',
    text: 'Continue lá ou continue aqui, e o outro separador para. Nenhuma resposta se perde.',
    here: 'Continuar aqui',
  },
  unstored: {
    title: 'O seu navegador não guarda nada para esta página',
    text: 'Isto acontece em janelas privadas ou quando o armazenamento está desligado. Pode participar, e cada resposta é enviada de imediato. Mas, se recarregar ou fechar a página, terá de começar de novo.',
    go: 'Continuar',
  },
  resume: {
    title: 'Foi começada uma entrevista neste dispositivo',
    text: 'Foi aberta com um link um pouco diferente. Se foi você, continue-a. Se foi outra pessoa, comece a sua.',
    go: 'Continuar',
    own: 'Começar a minha',
  },
};
