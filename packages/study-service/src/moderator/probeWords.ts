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
  /** What asks for agreement, after a comma at the end. */
  readonly agrees: string;
  /** Words that join two questions. */
  readonly joins: string;
  /** Words with which the second one begins. */
  readonly asks: string;
  /** True for languages without spaces between words. */
  readonly isUnspaced?: boolean;
}

function of({ little = '', letters, begins, suggests, agrees, joins, asks, isUnspaced = false }: Parts): ProbeWords {
  // `\b` knows Latin letters only.
  const [start, end, space] = isUnspaced ? ['', '', ''] : ['(?<![\\p{L}\\p{M}])', '(?![\\p{L}\\p{M}])', '\\s'];
  return {
    little: new Set(little.split(' ').filter((word) => word !== '')),
    strange: letters === undefined ? null : new RegExp(`(?![a-z${letters}])\\p{L}`, 'iu'),
    leading: new RegExp(
      `^[¿\\s]*(?:${begins})${end}|${start}(?:${suggests})${end}|[,，、،]\\s?¿?(?:${agrees})\\s?[?？؟]$`,
      'iu',
    ),
    double: new RegExp(`${start}(?:${joins})${space}(?:${asks})${end}`, 'iu'),
  };
}

/** By code of the language, without its region: the languages of the interviewer. */
export const probeWords: Readonly<Partial<Record<string, ProbeWords>>> = {
  en: of({
    letters: '',
    little:
      'the a an of to in is was were that you your it and what how why when which did do does for with this can could would about',
    begins: "(?:so,? |and )?(?:do|did|does|is|are|was|were|would|could|should)n['’]t",
    suggests: "surely|obviously|wouldn['’]t you (?:say|agree)|don['’]t you (?:think|agree)",
    agrees: "right|correct|isn['’]t it|don['’]t you|didn['’]t you|aren['’]t you|wasn['’]t it",
    joins: '(?:and|or)(?: also| then)?',
    asks: 'what|why|how|when|where|who|which|did|do|does|is|are|was|were|can|could|would|will|have|has',
  }),
  de: of({
    letters: 'äöüß',
    little:
      'der die das den dem ein eine einen zu und ist war waren sie ihr ihre ihnen was wie warum wann welche welcher haben hat mit für auf nicht können könnten würden daran dabei',
    begins: '(?:also,? |und )?(?:finden|denken|glauben|meinen) sie (?:denn )?nicht',
    suggests: 'sicherlich|bestimmt|doch wohl|nicht wahr',
    agrees: "oder|nicht wahr|richtig|stimmt['’]?s|gell",
    joins: '(?:und|oder)(?: auch| dann)?',
    asks: 'was|warum|wieso|wie|wann|wo|wer|welche[rsnm]?|haben|hat|ist|sind|war|waren|können|würden',
  }),
  fr: of({
    letters: 'àâæçèéêëîïôœùûüÿ',
    little:
      'le la les un une des de du et est était que qui quoi vous votre vos pour avec dans ce cette comment pourquoi quand quel quelle avez pouvez pourriez',
    begins: "ne|n['’]\\p{L}+",
    suggests: 'sûrement|évidemment',
    agrees: "non|n['’]est-ce pas|pas vrai|d['’]accord",
    joins: 'et|ou',
    asks: 'que|quoi|pourquoi|comment|quand|où|qui|quel|quelle|est-ce|avez',
  }),
  es: of({
    letters: 'áéíñóúü',
    little:
      'el la los las un una de del y es era que qué usted su sus para con en esta este cómo por cuándo cuál ha puede podría',
    begins: 'no (?:cree|piensa|le parece)',
    suggests: 'seguramente|obviamente',
    agrees: 'no|verdad|cierto',
    joins: 'y|o',
    asks: 'qué|por qué|cómo|cuándo|dónde|quién|cuál|ha',
  }),
  it: of({
    letters: 'àèéìòù',
    little:
      'il lo la gli le un una di del della e è era che cosa lei suo sua per con in questa questo come perché quando quale ha può potrebbe',
    begins: 'non (?:crede|pensa|le sembra)',
    suggests: 'sicuramente|ovviamente',
    agrees: 'no|vero|giusto|non è vero',
    joins: 'e|o',
    asks: 'cosa|perché|come|quando|dove|chi|quale|ha',
  }),
  pt: of({
    letters: 'áâãàçéêíóôõúü',
    little:
      'o a os as um uma de do da e é era que você sua seu para com em esta este como por quando qual teve pode poderia',
    begins: 'não (?:acha|pensa|lhe parece)',
    suggests: 'certamente|obviamente',
    agrees: 'não|certo|não é|verdade',
    joins: 'e|ou',
    asks: 'o que|por que|porque|como|quando|onde|quem|qual',
  }),
  nl: of({
    letters: 'éèëïíóöü',
    little:
      'de het een van en in is was dat wat u uw je jouw voor met in deze dit hoe waarom wanneer welke heeft kunt kon zou daarvan',
    begins: '(?:vindt|denkt|gelooft) u (?:dan )?niet',
    suggests: 'zeker|vast en zeker',
    agrees: 'toch|niet waar|hè|of niet',
    joins: 'en|of',
    asks: 'wat|waarom|hoe|wanneer|waar|wie|welke|heeft|kunt',
  }),
  pl: of({
    letters: 'ąćęłńóśźż',
    little:
      'w na z do i jest był była że co jak dlaczego kiedy który która państwo państwa pani pana to tego się nie dla czy może mogą',
    begins: 'czy nie (?:sądz|uważ|myśl|wydaje)\\p{L}*',
    suggests: 'na pewno|oczywiście|z pewnością',
    agrees: 'prawda|tak|zgadza się|nieprawdaż',
    joins: '(?:i|oraz|a|albo|lub)',
    asks: 'co|jak|dlaczego|kiedy|gdzie|kto|który|która|które|czy',
  }),
  cs: of({
    letters: 'áčďéěíňóřšťúůýž',
    little:
      'v na z do a je byl byla že co jak proč kdy který která jste vás vám vaše to toho se ne pro byste můžete tom',
    begins: 'ne(?:myslíte|zdá|souhlasíte|považujete)',
    suggests: 'určitě|samozřejmě|jistě',
    agrees: 'že|že ano|viďte|pravda|ne',
    joins: '(?:a|nebo|či)',
    asks: 'co|jak|proč|kdy|kde|kdo|který|která|které|zda',
  }),
  sv: of({
    letters: 'åäöé',
    little: 'och i är var att det som du din ditt för med den här vad hur varför när vilken vilket kan kunde skulle om',
    begins: 'tycker du inte|tror du inte|håller du inte',
    suggests: 'säkert|självklart|visst',
    agrees: 'eller hur|va|inte sant|visst',
    joins: '(?:och|eller)(?: också)?',
    asks: 'vad|hur|varför|när|var|vem|vilken|vilket|vilka|är|har|kan',
  }),
  da: of({
    letters: 'æøåé',
    little:
      'og i er var at det som du din dit for med den her hvad hvordan hvorfor hvornår hvilken hvilket kan kunne ville om',
    begins: 'synes du ikke|tror du ikke|mener du ikke',
    suggests: 'sikkert|selvfølgelig|helt sikkert',
    agrees: 'ikke|ikke sandt|vel|ikke også',
    joins: '(?:og|eller)(?: også)?',
    asks: 'hvad|hvordan|hvorfor|hvornår|hvor|hvem|hvilken|hvilket|hvilke|er|har|kan',
  }),
  fi: of({
    letters: 'äöå',
    little:
      'ja on oli että se sen sinun sinä sinulle sinua niin mitä miten miksi milloin mikä joka kun tämä siitä siihen voit voisitko oletko teidän',
    begins: '(?:etkö|eikö|ettekö)',
    suggests: 'varmasti|tietenkin|totta kai',
    agrees: 'eikö niin|eikö totta|vai mitä|eikö',
    joins: '(?:ja|tai|sekä)',
    asks: 'mitä|miten|miksi|milloin|missä|kuka|mikä|millainen|onko|oliko',
  }),
  tr: of({
    letters: 'çğıöşüâî',
    little:
      've bir bu için ile ne nasıl neden niçin zaman hangi sizin size siz olarak daha çok mi mı mu mü musunuz misiniz',
    begins: 'sizce de',
    suggests: 'değil mi|kesinlikle|elbette|mutlaka',
    agrees: 'değil mi|öyle değil mi|doğru mu|tamam mı',
    joins: '(?:ve|veya|ya da|ayrıca)',
    asks: 'ne|nasıl|neden|niçin|nerede|kim|hangi|hangisi',
  }),
  ru: of({
    letters: 'а-яё',
    little: 'и в на с что как почему когда какой какая вы вас вам это был была для не о об ли',
    begins: 'не (?:кажется|думаете|считаете|согласны)|разве|неужели',
    suggests: 'конечно|безусловно|наверняка',
    agrees: 'не так ли|правда|верно|да',
    joins: '(?:и|или|а также|а)',
    asks: 'что|как|почему|зачем|когда|где|кто|какой|какая|какие',
  }),
  uk: of({
    letters: 'а-щьюяґєії',
    little: 'і й та в у на з що як чому коли який яка ви вас вам це був була для не про чи',
    begins: '(?:чи )?не (?:здається|думаєте|вважаєте|погоджуєтес[ья])|хіба|невже',
    suggests: 'звичайно|безумовно|напевно',
    agrees: 'чи не так|правда|вірно|так|еге ж',
    joins: '(?:і|й|та|або|чи|а також)',
    asks: 'що|як|чому|навіщо|коли|де|хто|який|яка|які',
  }),
  ar: of({
    begins: 'ألا|أليس|أليست|ألم',
    suggests: 'بالتأكيد|بالطبع|لا شك',
    agrees: 'أليس كذلك|صحيح|أليس هذا صحيحًا',
    joins: '(?:أو|ثم)',
    asks: '(?:ماذا|ما|لماذا|كيف|متى|أين|من|هل)',
  }),
  he: of({
    begins: 'האם לא|האין|אינך',
    suggests: 'בוודאי|כמובן|ודאי',
    agrees: 'נכון|לא כך|הלא כן',
    joins: '(?:או|וגם)',
    asks: 'מה|למה|מדוע|איך|כיצד|מתי|איפה|מי|האם',
  }),
  hi: of({
    begins: 'क्या आपको नहीं लगता|क्या यह नहीं',
    suggests: 'निश्चित रूप से|ज़ाहिर है|बेशक',
    agrees: 'है ना|सही|ठीक है ना',
    joins: '(?:और|या|तथा)',
    asks: 'क्या|क्यों|कैसे|कब|कहाँ|कौन|कौन-सा',
  }),
  zh: of({
    begins: '(?:您|你)?(?:难道|不觉得|不认为)|是不是',
    suggests: '当然|显然',
    agrees: '对吧|对吗|是吧|不是吗|是不是',
    joins: '(?:以及|并且|或者)',
    asks: '(?:您|你)?(?:什么|为什么|怎么|如何|何时|哪里|哪儿|谁|哪个)',
    isUnspaced: true,
  }),
  ja: of({
    begins: 'やはり',
    suggests: 'と思いませんか|ではありませんか|じゃないですか|きっと|もちろん',
    agrees: 'そうですよね|ですよね',
    joins: '(?:また、|そして|それから|それとも|および)',
    asks: '(?:何|なに|なぜ|どうして|どのよう|どう|いつ|どこ|誰|だれ|どれ|どの)',
    isUnspaced: true,
  }),
  ko: of({
    begins: '역시',
    suggests: '지 않나요|지 않습니까|당연히|물론',
    agrees: '그렇죠|맞죠|그렇지요',
    joins: '(?:그리고|또는|혹은|및)\\s?',
    asks: '(?:무엇|뭐|왜|어떻게|언제|어디|누가|누구|어떤|어느)',
    isUnspaced: true,
  }),
};
