/** Words by which questions in a language are checked. */
interface ProbeWords {
  /** Frequent little words by which the language is recognized. */
  readonly little: ReadonlySet<string>;
  /** A question that suggests its answer. */
  readonly leading: RegExp;
  /** Two questions in one. */
  readonly double: RegExp;
}

const set = (words: string): ReadonlySet<string> => new Set(words.split(' '));

/** By code of the language, without its region. */
export const probeWords: Readonly<Partial<Record<string, ProbeWords>>> = {
  en: {
    little: set(
      'the a an of to in is was were that you your it and what how why when which did do does for with this can could would about',
    ),
    leading:
      /^(?:so,? |and )?(?:don['’]t|didn['’]t|doesn['’]t|isn['’]t|aren['’]t|wasn['’]t|weren['’]t|wouldn['’]t|couldn['’]t|shouldn['’]t) |\b(?:surely|obviously|wouldn['’]t you (?:say|agree)|don['’]t you (?:think|agree))\b|, (?:right|correct|isn['’]t it|don['’]t you|didn['’]t you|aren['’]t you|wasn['’]t it)\?$/iu,
    double:
      /\b(?:and|or)(?: also| then)? (?:what|why|how|when|where|who|which|did|do|does|is|are|was|were|can|could|would|will|have|has)\b/iu,
  },
  de: {
    little: set(
      'der die das den dem ein eine einen zu und ist war waren sie ihr ihre ihnen was wie warum wann welche welcher haben hat mit für auf nicht können könnten würden daran dabei',
    ),
    leading:
      /^(?:also,? |und )?(?:finden|denken|glauben|meinen) sie (?:denn )?nicht |\b(?:sicherlich|bestimmt|doch wohl|nicht wahr)\b|, (?:oder|nicht wahr|richtig|stimmt['’]?s|gell)\?$/iu,
    double:
      /\b(?:und|oder)(?: auch| dann)? (?:was|warum|wieso|wie|wann|wo|wer|welche[rsnm]?|haben|hat|ist|sind|war|waren|können|würden)\b/iu,
  },
  fr: {
    little: set(
      'le la les un une des de du et est était que qui quoi vous votre vos pour avec dans ce cette comment pourquoi quand quel quelle avez pouvez pourriez',
    ),
    leading: /^(?:ne |n['’])|\b(?:sûrement|évidemment)\b|, (?:non|n['’]est-ce pas|pas vrai|d['’]accord)\s?\?$/iu,
    double: /\b(?:et|ou) (?:que|quoi|pourquoi|comment|quand|où|qui|quel|quelle|est-ce|avez)\b/iu,
  },
  es: {
    little: set(
      'el la los las un una de del y es era que qué usted su sus para con en esta este cómo por cuándo cuál ha puede podría',
    ),
    leading: /^¿?no (?:cree|piensa|le parece)|\b(?:seguramente|obviamente)\b|, ¿?(?:no|verdad|cierto)\?$/iu,
    double: /\b(?:y|o) (?:qué|por qué|cómo|cuándo|dónde|quién|cuál|ha)\b/iu,
  },
  it: {
    little: set(
      'il lo la gli le un una di del della e è era che cosa lei suo sua per con in questa questo come perché quando quale ha può potrebbe',
    ),
    leading: /^non (?:crede|pensa|le sembra)|\b(?:sicuramente|ovviamente)\b|, (?:no|vero|giusto|non è vero)\?$/iu,
    double: /\b(?:e|o) (?:cosa|perché|come|quando|dove|chi|quale|ha)\b/iu,
  },
  pt: {
    little: set(
      'o a os as um uma de do da e é era que você sua seu para com em esta este como por quando qual teve pode poderia',
    ),
    leading: /^não (?:acha|pensa|lhe parece)|\b(?:certamente|obviamente)\b|, (?:não|certo|não é|verdade)\?$/iu,
    double: /\b(?:e|ou) (?:o que|por que|porque|como|quando|onde|quem|qual)\b/iu,
  },
  nl: {
    little: set(
      'de het een van en is was dat wat u uw je jouw voor met in deze dit hoe waarom wanneer welke heeft kunt kon zou daarvan',
    ),
    leading:
      /^(?:vindt|denkt|gelooft) u (?:dan )?niet|\b(?:zeker|vast en zeker)\b|, (?:toch|niet waar|hè|of niet)\?$/iu,
    double: /\b(?:en|of) (?:wat|waarom|hoe|wanneer|waar|wie|welke|heeft|kunt)\b/iu,
  },
};
