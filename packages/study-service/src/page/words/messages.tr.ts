import { pluralsOf } from '@guide-studio/guide-core/plurals';
import type { Messages } from './messages.types.ts';

const { counted } = pluralsOf('tr');
const answers = { one: 'yanıt', other: 'yanıt' };

/** The page's own texts in Turkish. */
export const turkish: Messages = {
  title: 'Görüşme',
  language: 'Dil',
  opening: 'Yükleniyor…',
  start: 'Başla',
  next: 'İleri',
  nextScreen: 'Sonraki karşılaştırma',
  back: 'Geri',
  tryNow: 'Şimdi dene',
  tryAgain: 'Yeniden dene',
  progressName: 'İlerleme',
  progress: (passed, total) => `En fazla ${total} sorudan ${passed} tanesi yanıtlandı`,
  concept: 'Bu soru neyle ilgili',
  sending: 'Yanıtınız gönderiliyor…',
  waiting: 'Bağlantı kesildi. Yanıtınız bu cihazda kayıtlı; mümkün olur olmaz gönderilecek.',
  waitingUnkept: 'Bağlantı kesildi. Bu sayfayı açık bırakın: yanıtınız mümkün olur olmaz gönderilecek.',
  offline: 'Çevrimdışısınız. Okumaya devam edebilirsiniz; yeniden bağlandığınızda yanıtınız gönderilecek.',
  waitingToOpen: 'Görüşmeye şu anda ulaşılamıyor. Bu sayfa denemeye devam edecek.',
  notStored: 'Bu tarayıcı yanıtlarınızı artık bu cihaza kaydedemiyor. Sayfayı yenilemeyin ve kapatmayın.',
  moved: 'Bu görüşmeye başka bir yerde devam ettiniz. Şu anki soru budur.',
  yourAnswer: 'Yanıtınız',
  ownOption: 'Diğer',
  ownOptionText: 'Kendi yanıtınız',
  chosen: (count) => `${count} seçildi.`,
  exactly: (count) => `${count} tane seçin.`,
  atLeast: (minimum) => `En az ${minimum} tane seçin.`,
  atMost: (maximum) => `En fazla ${maximum} tane seçin.`,
  between: (minimum, maximum) => `${minimum} ile ${maximum} arasında seçin.`,
  oneOrMore: 'Uygun olanların hepsini seçin.',
  showMore: (count, rest) =>
    count === rest ? `${count} tane daha göster` : `Kalan ${rest} taneden ${count} tanesini göster`,
  exclusiveLocks: (option) =>
    `“${option}” başka yanıtlarla birlikte seçilemez. Başkalarını seçmek için bu seçimi kaldırın.`,
  fullNow: (maximum) => `En fazla ${maximum} tane seçebilirsiniz. Başka bir yanıt seçmek için önce birini kaldırın.`,
  rankingHint: 'Listeyi sıralayın: öğeleri sürükleyin ya da ok düğmelerini veya ok tuşlarını kullanın.',
  move: (text, place, total) => `${text} taşı, şimdi ${place}/${total}`,
  up: (text) => `${text} yukarı`,
  down: (text) => `${text} aşağı`,
  movedTo: (text, place, total) => `${text}: ${place}/${total}`,
  screen: (screen, total) => `Karşılaştırma ${screen}/${total}`,
  bestWorstHint: (metric) => {
    const act = 'En iyi ve en kötü seçeneği seçin.';
    return metric === null ? act : `${act} Şuna göre karşılaştırın: ${metric}.`;
  },
  best: 'En iyi',
  worst: 'En kötü',
  option: 'Seçenek',
  media: {
    image: (host) => `${host} sitesinden bir resim`,
    video: (host) => `${host} sitesinden bir video`,
    embed: (host) => `${host} sitesinden bir sayfa`,
    why: 'Yüklerseniz bu site IP adresinizi görebilir.',
    show: 'Göster',
    loading: (name) => `“${name}” yükleniyor…`,
    openAside: 'Yeni sekmede aç',
    notSecure: (name) => `“${name}” gösterilemiyor, çünkü adresi güvenli değil (https).`,
    failed: (name) => `“${name}” yüklenemedi.`,
    withoutIt: 'Bu içerik olmadan devam ediyorsunuz.',
    goOnWithout: 'Bu içerik olmadan devam et',
    mustWatch: 'Devam etmeden önce lütfen bu videoyu sonuna kadar izleyin.',
    doesNotPlay: 'Video oynatılmıyor',
    doYouSee: 'Sayfayı görüyor musunuz?',
    canSee: 'Evet, görüyorum',
    cannotSee: 'Hayır, görmüyorum',
    embedName: 'Sayfa',
  },
  first: {
    load: (name) => `“${name}” hâlâ yükleniyor. Lütfen biraz bekleyin.`,
    look: (name) => `Lütfen önce “${name}” içeriğine bakın, sonra devam edin.`,
    confirm: 'Lütfen sayfayı görüp görmediğinizi belirtin, sonra devam edin.',
    decide: (name) => `“${name}” gösterilmiyor. Gösterin ya da onsuz devam edin.`,
    watch: (name) => `Lütfen önce “${name}” videosunu sonuna kadar izleyin, sonra devam edin.`,
  },
  missing: {
    text: 'Yanıtınız boş. Birkaç söz yazın, sonra devam edin.',
    choice: 'Hiçbir şey seçilmedi. Bir yanıt seçin, sonra devam edin.',
    own: 'Kendi yanıtınız boş. Yazın ya da seçimi kaldırın.',
    tooFew: (minimum) => `En az ${counted(minimum, answers)} seçin, sonra devam edin.`,
    tooMany: (maximum) => `En fazla ${counted(maximum, answers)} seçin. En az uyanların seçimini kaldırın.`,
    ranking: 'Hiçbir şeyi taşımadınız. İstediğiniz sıra buysa yeniden İleri düğmesine basın.',
    cell: (row) => `“${row}” henüz yanıtlanmadı. Her satır için bir yanıt seçin.`,
    best: 'Burada en iyi ve en kötü seçeneği seçin, sonra devam edin.',
  },
  notTaken: 'Yanıtınız kaydedilemedi. Değiştirip yeniden deneyin.',
  ended: {
    complete: 'Yanıtlarınız kaydedildi',
    screened_out: 'Görüşme burada bitiyor',
    close: 'Bu sayfayı artık kapatabilirsiniz.',
  },
  closed: {
    unknownLink: {
      title: 'Bu bağlantıda açık bir araştırma yok',
      text: 'Bağlantı yanlış yazılmış ya da araştırma kapanmış olabilir. Bağlantıyı kontrol edin veya gönderen kişiye sorun.',
    },
    notTakingResponses: {
      title: 'Bu araştırma şu anda yanıt kabul etmiyor',
      text: 'Yanlış bir şey yapmadınız ve sizden ücret alınmadı. Daha sonra aynı bağlantıyla yeniden deneyebilirsiniz.',
    },
    paused: { title: 'Bu araştırma duraklatıldı', text: 'Daha sonra aynı bağlantıyla yeniden deneyebilirsiniz.' },
    closed: { title: 'Bu araştırma kapandı', text: 'Artık katılımcı kabul etmiyor. İlginiz için teşekkür ederiz.' },
    otherDevice: { title: 'Lütfen başka bir cihaz kullanın', text: '' },
    linkTooLong: {
      title: 'Bu bağlantı çok uzun',
      text: 'Bir araştırmanın kabul ettiğinden daha çok veya daha uzun parametre içeriyor. Gönderen kişiden daha kısa bir bağlantı isteyin.',
    },
    tooManyStarts: {
      title: 'Bu araştırma şu anda daha fazla katılımcı alamıyor',
      text: 'Birçok kişi, belki sizin ağınızda, yanıt vermeden açtı. Daha sonra aynı bağlantıyla yeniden deneyin.',
    },
    interviewGone: {
      title: 'Bu görüşme artık kullanılamıyor',
      text: 'Araştırmada önceki yanıtlarınız artık yok. Görüşmeye baştan başlayabilirsiniz.',
    },
    refused: {
      title: 'Bu görüşmeye devam edilemiyor',
      text: 'Araştırma son isteği kabul etmedi ve bu sayfa nedenini bilmiyor. Yeniden deneyin veya bağlantıyı gönderen kişiye sorun.',
    },
  },
  startAgain: 'Baştan başla',
  device: {
    needed: (devices) =>
      `Bu görüşme yalnızca şu cihazlarda yapılabilir: ${devices}. Bağlantıyı kendinize gönderip orada açın.`,
    names: { ios: 'Apple mobil cihazları (iPhone, iPad)', android: 'Android cihazları', desktop: 'bilgisayarlar' },
    or: (all, last) => `${all} veya ${last}`,
    link: 'Görüşmenin bağlantısı',
    copy: 'Bağlantıyı kopyala',
    copied: 'Bağlantı kopyalandı.',
    selected: 'Bağlantı seçili. Tarayıcınızla kopyalayın.',
    share: 'Bağlantıyı gönder…',
  },
  elsewhere: {
    title: 'Bu görüşme başka bir sekmede açık',
    text: 'Orada devam edin ya da burada devam edin; o zaman diğer sekme durur. Hiçbir yanıt kaybolmaz.',
    here: 'Burada devam et',
  },
  unstored: {
    title: 'Tarayıcınız bu sayfa için hiçbir şey kaydetmiyor',
    text: 'Bu, gizli pencerelerde veya depolama kapalıyken olur. Katılabilirsiniz; her yanıt hemen gönderilir. Ancak sayfayı yeniler veya kapatırsanız baştan başlamanız gerekir.',
    go: 'Devam et',
  },
  resume: {
    title: 'Bu cihazda bir görüşme başlatılmış',
    text: 'Biraz farklı bir bağlantıyla açılmış. Sizseniz devam edin. Başka biriyse kendi görüşmenizi başlatın.',
    go: 'Devam et',
    own: 'Kendi görüşmemi başlat',
  },
};
