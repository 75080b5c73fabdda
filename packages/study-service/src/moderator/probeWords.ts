/** Words by which questions in a language are checked. */
interface ProbeWords {
  /** Frequent little words by which the language is recognized; none if its script tells it. */
  readonly little: ReadonlySet<string>;
  /** A letter that words of the language do not have; null if its script tells it. */
  readonly strange: RegExp | null;
  /** A question that suggests its answer. */
  readonly leading: RegExp;
  /** Two questions in one. */
  readonly double: RegExp;
  /** A question beside the question, which only names its topic or asks to tell more; null if none is known. */
  readonly aside: RegExp | null;
  /** What a sentence needs to be more than a statement with a question mark; null if word order does not show it. */
  readonly asking: RegExp | null;
}

/** The parts of the patterns of a language, as regular expressions. */
interface Parts {
  readonly little?: string;
  /** The letters besides a to z. */
  readonly letters?: string;
  /** How questions begin that suggest their answer. */
  readonly begins: string;
  /** Words that suggest an answer anywhere. */
  readonly suggests: string;
  /** What asks for agreement, after a comma or as a sentence, at the end. */
  readonly agrees: string;
  /** Words for "and" between two questions. */
  readonly and: string;
  /** Words for "or" between two questions. */
  readonly or: string;
  /** Words that ask what, why, how … */
  readonly asks: string;
  /** Words that begin a question for yes or no. */
  readonly checks?: string;
  /** Sentences with a question mark that are allowed beside the question. */
  readonly asides?: string;
  /** Two verbs about one thing, of which the first ends with its preposition: "find out about and choose". */
  readonly pairs?: string;
  /** How questions without a verb begin, in a language whose word order tells a question from a statement. */
  readonly elliptic?: string;
  /** True for languages without spaces between words. */
  readonly isUnspaced?: boolean;
}

function of(parts: Parts): ProbeWords {
  const { little = '', letters, begins, suggests, agrees, asides, isUnspaced = false } = parts;
  // `\b` knows Latin letters only.
  const [start, end] = isUnspaced ? ['', ''] : ['(?<![\\p{L}\\p{M}])', '(?![\\p{L}\\p{M}])'];
  return {
    little: new Set(little.split(' ').filter((word) => word !== '')),
    strange: letters === undefined ? null : new RegExp(`(?![a-z${letters}])\\p{L}`, 'iu'),
    leading: new RegExp(
      `^[¿\\s]*(?:${begins})${end}|${start}(?:${suggests})${end}|[.,，、،]\\s?¿?(?:${agrees})\\s?[?？؟]$`,
      'iu',
    ),
    double: doubleOf(parts, start, end),
    aside: asides === undefined ? null : new RegExp(`(?<=^|[.?!,]\\s)(?:${asides})\\?(?:\\s|$)`, 'iu'),
    asking: askingOf(parts, start, end),
  };
}

/** The second question follows a first one: a question may begin with "And", and "or" joins the answers of one. */
function doubleOf({ and, or, asks, checks, pairs, isUnspaced }: Parts, start: string, end: string): RegExp {
  const space = isUnspaced === true ? '' : '\\s';
  const open = `${start}(?:${asks})${end}`;
  if (checks === undefined) return new RegExp(`${open}.*${start}(?:${and}|${or})${space}(?:${asks})${end}`, 'iu');
  const check = `${clause}(?:${checks})${end}`;
  const joined = `${start}(?:(?:${and})${space}(?:${asks}|${checks})|(?:${or})${space}(?:${asks}))${end}`;
  const alternative = `${start}(?:${or})${space}(?:${checks})${end}`;
  const paired = pairs === undefined ? '' : `|${start}(?:${pairs})${end}`;
  return new RegExp(`(?:${open}|${check}).*${joined}|${open}(?:(?!${check}).)*${alternative}${paired}`, 'iu');
}

/** Where a question can begin: with the text, after a mark, and after little words there. */
const clause = '(?:^|[.,:;–—…¿]\\s?)(?:(?:okay|so|and|yeah|yes|well|then|but)[,\\s]\\s?)*';

/** What makes a sentence a question, in a language whose word order shows it; "this is what matters" does not ask. */
function askingOf({ or, asks, checks, elliptic }: Parts, start: string, end: string): RegExp | null {
  if (checks === undefined || elliptic === undefined) return null;
  const open = `${start}(?<!(?:${checks}|['’]s)\\s)(?:${asks})${end}`;
  const alternative = `${start}(?:${or})\\s(?:${checks})${end}`;
  return new RegExp(`${open}|${alternative}|${clause}(?:${checks}|${elliptic})${end}`, 'iu');
}

/** By code of the language, without its region: the languages of the interviewer. */
export const probeWords: Readonly<Partial<Record<string, ProbeWords>>> = {
  en: of({
    letters: '',
    little:
      'the a an of to in is was were that you your it and what how why when which did do does for with this can could would about',
    begins: "(?:so,? |and )?(?:do|did|does|is|are|was|were|would|could|should)n['’]t",
    suggests:
      "surely|obviously|wouldn['’]t you (?:say|agree)|don['’]t you (?:think|agree)|does (?:that|this) mean|(?<!(?:what|how|which|why|where|who|when)\\s)would you say (?:that )?(?:you|it|they|this)",
    agrees: "right|correct|okay|isn['’]t it|don['’]t you|didn['’]t you|aren['’]t you|wasn['’]t it",
    and: 'and(?: also| then)?',
    or: 'or',
    asks: 'what|why|how|when|where|who|whom|whose|which',
    checks: 'do|does|did|is|are|am|was|were|can|could|would|will|shall|should|have|has|had|may|might|must',
    asides:
      '(?:what|how) about [^?.!]+|(?:can|could) you (?:also )?(?:talk about|comment on) [^?.!]+|(?:can|could) you (?:elaborate(?: on (?:it|that))?|describe (?:it|that)|tell me (?:more|something|a (?:bit|little)(?: more)?) about (?:it|that))',
    pairs: '(?:about|for|at|of|with|into|on) and',
    elliptic: 'any|anything|anyone|other|another|nothing|no one',
  }),
  de: of({
    letters: 'äöüß',
    little:
      'der die das den dem ein eine einen zu und ist war waren sie ihr ihre ihnen was wie warum wann welche welcher haben hat mit für auf nicht können könnten würden daran dabei',
    begins: '(?:also,? |und )?(?:finden|denken|glauben|meinen) sie (?:denn )?nicht',
    suggests: 'sicherlich|bestimmt|doch wohl|nicht wahr',
    agrees: "oder|nicht wahr|richtig|stimmt['’]?s|gell",
    and: 'und(?: auch| dann)?',
    or: 'oder(?: auch| dann)?',
    asks: 'was|warum|wieso|weshalb|wie|wann|wo|woher|wohin|wer|wem|wen|welche[rsnm]?',
    checks: 'haben|hat|hatten|ist|sind|war|waren|können|könnten|würden|werden|gab|gibt',
    asides:
      'was ist mit [^?.!]+|wie ist es mit [^?.!]+|(?:können|könnten) sie (?:mir )?(?:etwas |mehr |etwas mehr )?(?:darüber|davon) (?:erzählen|sagen)',
  }),
  fr: of({
    letters: 'àâæçèéêëîïôœùûüÿ',
    little:
      'le la les un une des de du et est était que qui quoi vous votre vos pour avec dans ce cette comment pourquoi quand quel quelle avez pouvez pourriez',
    begins: "ne|n['’]\\p{L}+",
    suggests: 'sûrement|évidemment',
    agrees: "non|n['’]est-ce pas|pas vrai|d['’]accord",
    and: 'et',
    or: 'ou',
    asks: 'que|quoi|pourquoi|comment|quand|où|qui|quels?|quelles?',
    checks: 'est-ce|avez|êtes|étiez|aviez|pouvez|pourriez',
  }),
  es: of({
    letters: 'áéíñóúü',
    little:
      'el la los las un una de del y es era que qué usted su sus para con en esta este cómo por cuándo cuál ha puede podría',
    begins: 'no (?:cree|piensa|le parece)',
    suggests: 'seguramente|obviamente',
    agrees: 'no|verdad|cierto',
    and: 'y',
    or: 'o',
    asks: 'qué|por qué|cómo|cuándo|dónde|quién|cuál|cuáles',
    checks: 'ha|es|fue|era|puede|podría',
  }),
  it: of({
    letters: 'àèéìòù',
    little:
      'il lo la gli le un una di del della e è era che cosa lei suo sua per con in questa questo come perché quando quale ha può potrebbe',
    begins: 'non (?:crede|pensa|le sembra)',
    suggests: 'sicuramente|ovviamente',
    agrees: 'no|vero|giusto|non è vero',
    and: 'e',
    or: 'o',
    asks: 'cosa|perché|come|quando|dove|chi|quale|quali',
    checks: 'ha|è|era|può|potrebbe',
  }),
  pt: of({
    letters: 'áâãàçéêíóôõúü',
    little:
      'o a os as um uma de do da e é era que você sua seu para com em esta este como por quando qual teve pode poderia',
    begins: 'não (?:acha|pensa|lhe parece)',
    suggests: 'certamente|obviamente',
    agrees: 'não|certo|não é|verdade',
    and: 'e',
    or: 'ou',
    asks: 'o que|por que|porque|como|quando|onde|quem|qual|quais',
    checks: 'teve|é|foi|era|pode|poderia',
  }),
  nl: of({
    letters: 'éèëïíóöü',
    little:
      'de het een van en in is was dat wat u uw je jouw voor met in deze dit hoe waarom wanneer welke heeft kunt kon zou daarvan',
    begins: '(?:vindt|denkt|gelooft) u (?:dan )?niet',
    suggests: 'zeker|vast en zeker',
    agrees: 'toch|niet waar|hè|of niet',
    and: 'en',
    or: 'of',
    asks: 'wat|waarom|hoe|wanneer|waar|wie|welke',
    checks: 'heeft|hebt|is|was|kunt|kon|zou',
  }),
  pl: of({
    letters: 'ąćęłńóśźż',
    little:
      'w na z do i jest był była że co jak dlaczego kiedy który która państwo państwa pani pana to tego się nie dla czy może mogą',
    begins: 'czy nie (?:sądz|uważ|myśl|wydaje)\\p{L}*',
    suggests: 'na pewno|oczywiście|z pewnością',
    agrees: 'prawda|tak|zgadza się|nieprawdaż',
    and: '(?:i|oraz|a)',
    or: '(?:albo|lub)',
    asks: 'co|jak|dlaczego|kiedy|gdzie|kto|który|która|które|skąd',
    checks: 'czy',
  }),
  cs: of({
    letters: 'áčďéěíňóřšťúůýž',
    little:
      'v na z do a je byl byla že co jak proč kdy který která jste vás vám vaše to toho se ne pro byste můžete tom',
    begins: 'ne(?:myslíte|zdá|souhlasíte|považujete)',
    suggests: 'určitě|samozřejmě|jistě',
    agrees: 'že|že ano|viďte|pravda|ne',
    and: 'a',
    or: '(?:nebo|či)',
    asks: 'co|jak|proč|kdy|kde|kdo|který|která|odkud',
    checks: 'zda',
  }),
  sv: of({
    letters: 'åäöé',
    little: 'och i är var att det som du din ditt för med den här vad hur varför när vilken vilket kan kunde skulle om',
    begins: 'tycker du inte|tror du inte|håller du inte',
    suggests: 'säkert|självklart|visst',
    agrees: 'eller hur|va|inte sant|visst',
    and: 'och(?: också)?',
    or: 'eller(?: också)?',
    asks: 'vad|hur|varför|när|var|vem|vilken|vilket|vilka',
    checks: 'är|har|kan|kunde|skulle',
  }),
  da: of({
    letters: 'æøåé',
    little:
      'og i er var at det som du din dit for med den her hvad hvordan hvorfor hvornår hvilken hvilket kan kunne ville om',
    begins: 'synes du ikke|tror du ikke|mener du ikke',
    suggests: 'sikkert|selvfølgelig|helt sikkert',
    agrees: 'ikke|ikke sandt|vel|ikke også',
    and: 'og(?: også)?',
    or: 'eller(?: også)?',
    asks: 'hvad|hvordan|hvorfor|hvornår|hvor|hvem|hvilken|hvilket|hvilke',
    checks: 'er|har|kan|kunne|ville',
  }),
  fi: of({
    letters: 'äöå',
    little:
      'ja on oli että se sen sinun sinä sinulle sinua niin mitä miten miksi milloin mikä joka kun tämä siitä siihen voit voisitko oletko teidän',
    begins: '(?:etkö|eikö|ettekö)',
    suggests: 'varmasti|tietenkin|totta kai',
    agrees: 'eikö niin|eikö totta|vai mitä|eikö',
    and: '(?:ja|sekä)',
    or: '(?:tai|vai)',
    asks: 'mitä|miten|miksi|milloin|missä|mistä|kuka|mikä|millainen',
    checks: 'onko|oliko',
  }),
  tr: of({
    letters: 'çğıöşüâî',
    little:
      've bir bu için ile ne nasıl neden niçin zaman hangi sizin size siz olarak daha çok mi mı mu mü musunuz misiniz',
    begins: 'sizce de',
    suggests: 'değil mi|kesinlikle|elbette|mutlaka',
    agrees: 'değil mi|öyle değil mi|doğru mu|tamam mı',
    and: '(?:ve|ayrıca)',
    or: '(?:veya|ya da)',
    asks: 'ne|nasıl|neden|niçin|nerede|nereden|nereye|kim|hangi|hangisi',
  }),
  ru: of({
    letters: 'а-яё',
    little: 'и в на с что как почему когда какой какая вы вас вам это был была для не о об ли',
    begins: 'не (?:кажется|думаете|считаете|согласны)|разве|неужели',
    suggests: 'конечно|безусловно|наверняка',
    agrees: 'не так ли|правда|верно|да',
    and: '(?:и|а также|а)',
    or: 'или',
    asks: 'что|как|почему|зачем|когда|где|откуда|кто|какой|какая|какие',
  }),
  uk: of({
    letters: 'а-щьюяґєії',
    little: 'і й та в у на з що як чому коли який яка ви вас вам це був була для не про чи',
    begins: '(?:чи )?не (?:здається|думаєте|вважаєте|погоджуєтес[ья])|хіба|невже',
    suggests: 'звичайно|безумовно|напевно',
    agrees: 'чи не так|правда|вірно|так|еге ж',
    and: '(?:і|й|та|а також)',
    or: '(?:або|чи)',
    asks: 'що|як|чому|навіщо|коли|де|звідки|хто|який|яка|які',
  }),
  ar: of({
    begins: 'ألا|أليس|أليست|ألم',
    suggests: 'بالتأكيد|بالطبع|لا شك',
    agrees: 'أليس كذلك|صحيح|أليس هذا صحيحًا',
    and: 'ثم',
    or: 'أو',
    asks: 'ماذا|ما|لماذا|كيف|متى|أين|من',
    checks: 'هل',
  }),
  he: of({
    begins: 'האם לא|האין|אינך',
    suggests: 'בוודאי|כמובן|ודאי',
    agrees: 'נכון|לא כך|הלא כן',
    and: 'וגם',
    or: 'או',
    asks: 'מה|למה|מדוע|איך|כיצד|מתי|איפה|מאיפה|מי',
    checks: 'האם',
  }),
  hi: of({
    begins: 'क्या आपको नहीं लगता|क्या यह नहीं',
    suggests: 'निश्चित रूप से|ज़ाहिर है|बेशक',
    agrees: 'है ना|सही|ठीक है ना',
    and: '(?:और|तथा)',
    or: 'या',
    asks: 'क्या|क्यों|कैसे|कब|कहाँ|कौन|कौन-सा',
  }),
  zh: of({
    begins: '(?:您|你)?(?:难道|不觉得|不认为)|是不是',
    suggests: '当然|显然',
    agrees: '对吧|对吗|是吧|不是吗|是不是',
    and: '(?:以及|并且)',
    or: '或者',
    asks: '(?:您|你)?(?:什么|为什么|怎么|如何|何时|哪里|哪儿|谁|哪个)',
    isUnspaced: true,
  }),
  ja: of({
    begins: 'やはり',
    suggests: 'と思いませんか|ではありませんか|じゃないですか|きっと|もちろん',
    agrees: 'そうですよね|ですよね',
    and: '(?:また、|そして|それから|および)',
    or: 'それとも',
    asks: '(?:何|なに|なぜ|どうして|どのよう|どう|いつ|どこ|誰|だれ|どれ|どの)',
    isUnspaced: true,
  }),
  ko: of({
    begins: '역시',
    suggests: '지 않나요|지 않습니까|당연히|물론',
    agrees: '그렇죠|맞죠|그렇지요',
    and: '(?:그리고|및)\\s?',
    or: '(?:또는|혹은)\\s?',
    asks: '(?:무엇|뭐|왜|어떻게|언제|어디|누가|누구|어떤|어느)',
    isUnspaced: true,
  }),
};
