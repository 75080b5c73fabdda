/** The words of a language that are frequent in it and rare elsewhere, and letters without which a text is in another one. */
interface Signs {
  readonly code: string;
  readonly words: ReadonlySet<string>;
  readonly needs?: RegExp;
  /** False: guides have it, but its words are those of another language too. It only makes others unsure. */
  readonly isOffered?: boolean;
}

const wordsOf = (text: string): ReadonlySet<string> => new Set(text.split(' '));

const known: readonly Signs[] = [
  {
    code: 'en',
    words: wordsOf(
      'the and of to is are was you your how what do does did have with for this that when which why would can about or if in on it they we please',
    ),
  },
  {
    code: 'de',
    words: wordsOf(
      'der die das den dem und ist sind sie ihr ihre ihren ihrer ihnen wie was oft nicht eine einen einer ein mit für bei haben wenn welche welchen von auf zu im oder bitte werden es du dir dein deine warum ich',
    ),
  },
  {
    code: 'fr',
    words: wordsOf(
      'le la les des et est vous votre vos une un pour dans avec que qui sur comment pas avez êtes quels quelle quel du au ou ce cette il',
    ),
    needs: /[éèàçêù]/u,
  },
  {
    code: 'es',
    words: wordsOf(
      'el la los las y es usted su sus una un para con que qué cómo por del cuál cuáles en se no lo ha cuando más o al tu',
    ),
    needs: /[¿ñáéíóú]/u,
  },
  {
    code: 'it',
    words: wordsOf(
      'il lo la gli della di che per con una un sono è come lei suo sua quando quale quali non nel del perché ha cosa i le ti o',
    ),
  },
  {
    code: 'pt',
    words: wordsOf(
      'o os as a da do dos das você seu sua uma um para com que não como em quando qual por é são mais no na e ou se',
    ),
    needs: /[ãõçêéá]/u,
  },
  {
    code: 'nl',
    words: wordsOf(
      'de het een en van u uw hoe wat niet met voor is zijn bij heeft hebt welke als dat op je te of in waarom dit',
    ),
  },
  {
    code: 'pl',
    words: wordsOf('i w z na nie jest się jak czy co dla że do to o pani pana które jaki jakie ma po lub od'),
    needs: /[ąęłńśźż]/u,
  },
  {
    code: 'sv',
    words: wordsOf('och är att det du din ditt hur inte som för med har vad på av en ett i om till de eller när'),
    needs: /[åäö]/u,
  },
  {
    code: 'tr',
    words: wordsOf('ve bir bu için ne mi mı nasıl sizin siz ile kadar daha çok olarak değil hangi neden en var veya'),
    needs: /[ğışç]/u,
  },
  {
    code: 'ru',
    words: wordsOf('и в не на вы что как с это для ваш вас вам или по из если у о а за мы'),
    needs: /[ыэ]/u,
  },
  {
    code: 'uk',
    words: wordsOf('і в у не на ви що як з це для ваш вас вам або та чи є до за ми'),
    needs: /[їєі]/u,
  },
  { code: 'el', words: wordsOf('και το να είναι για με την της του σας πώς τι που ή η ο τα από σε δεν') },
  { code: 'he', words: wordsOf('של את לא על זה עם מה או האם איך הוא כי אתה לך יש גם') },
  { code: 'ar', words: wordsOf('في من على هل ما هو هي أن إلى عن أو هذا هذه كيف لا مع التي الذي كم متى') },
  { code: 'fa', words: wordsOf('و در به از که این با را است آیا چه برای شما یا می آن چگونه') },
  { code: 'ur', words: wordsOf('کے میں کی ہے سے کا کو اور آپ کیا نے یہ پر ہیں یا') },
  // Near to one of those above.
  {
    code: 'ca',
    isOffered: false,
    words: wordsOf('i amb per els les que el la una un és com no dels seva vostè quin en o'),
  },
  {
    code: 'gl',
    isOffered: false,
    words: wordsOf('o a os as e que de unha un para con non como vostede ou é en do da'),
  },
  { code: 'ro', isOffered: false, words: wordsOf('și în la un o cu pe este ce sau nu care din de pentru ați cum') },
  { code: 'af', isOffered: false, words: wordsOf('die het en van jou nie is jy vir met wat hoe ons om te of') },
  {
    code: 'da',
    isOffered: false,
    words: wordsOf('og er at det du din dit hvor ikke som for med har hvad på af en et i'),
  },
  {
    code: 'no',
    isOffered: false,
    words: wordsOf('og er å det du din ditt hvor ikke som for med har hva på av en et i'),
  },
  { code: 'bg', isOffered: false, words: wordsOf('и в не на вие какво как с за от да се е или по ли ви') },
  { code: 'sr', isOffered: false, words: wordsOf('и у не на ви шта како с за од да се је или по ли') },
];

/** How a language was found: its frequent words or letters, or the document says it and the words agree. */
export interface FoundLanguage {
  readonly code: string;
  readonly by: 'text' | 'document';
  /** Words or letters of the text that are of it. */
  readonly seen: string;
}

/** More of a text is not looked at, in characters. */
const longest = 200_000;

/**
 * Returns the language of a text; null if that is not sure. It is sure if six of the words, of three kinds and every
 * eighth word, are frequent in it, and if of those that another language does not share there are twice as many as the
 * other one has of its own; or if its script is of one language. A language that the document names needs half of that,
 * and never counts against the text.
 */
export function languageIn(given: string, stated: string | null): FoundLanguage | null {
  const text = given.slice(0, longest).toLowerCase();
  const script = languageOfScript(text);
  if (script !== null) return script;
  const words = text.match(/[\p{L}\p{M}]+/gu) ?? [];
  const counts = new Map<string, number>();
  for (const word of words) counts.set(word, (counts.get(word) ?? 0) + 1);
  const hitsOf = ({ words: own }: Signs, without?: Signs): number =>
    [...own].reduce((sum, word) => sum + (without?.words.has(word) === true ? 0 : (counts.get(word) ?? 0)), 0);
  const ranked = known.map((signs) => ({ signs, hits: hitsOf(signs) })).toSorted((one, other) => other.hits - one.hits);
  const best = ranked[0];
  if (best === undefined || best.signs.isOffered === false || best.signs.needs?.test(text) === false) return null;
  const { signs, hits } = best;
  const kinds = [...counts.keys()].filter((word) => signs.words.has(word));
  const isAhead = (by: number): boolean =>
    known.every((other) => other === signs || hitsOf(signs, other) >= Math.max(by, hitsOf(other, signs) * by));
  const isSure = hits >= 6 && kinds.length >= 3 && hits * 8 >= words.length && isAhead(2);
  const isStated = stated?.toLowerCase().split(/[-_]/u)[0] === signs.code;
  const isLikely = isStated && hits >= 3 && kinds.length >= 2 && hits * 16 >= words.length && isAhead(1);
  if (!isSure && !isLikely) return null;
  return { code: signs.code, by: isSure ? 'text' : 'document', seen: kinds.slice(0, 5).join(', ') };
}

/** Letters that are written in one way in mainland China only. */
const simplified = /[们这吗么问说时为个对会过你]/gu;
const traditional = /[們這嗎麼問說時為個對會過]/u;

/** Returns the language of a text whose letters are of one language only; null for any other. */
function languageOfScript(text: string): FoundLanguage | null {
  const letters = text.match(/\p{L}/gu)?.length ?? 0;
  const of = (code: string, script: RegExp, share: number): FoundLanguage | null => {
    const found = text.match(script) ?? [];
    if (found.length < 10 || found.length < letters * share) return null;
    return { code, by: 'text', seen: [...new Set(found)].slice(0, 5).join(', ') };
  };
  const own = of('ja', /[\p{Script=Hiragana}\p{Script=Katakana}]/gu, 0.25) ?? of('ko', /\p{Script=Hangul}/gu, 0.5);
  if (own !== null) return own;
  const isChinese = of('zh', /\p{Script=Han}/gu, 0.6) !== null && !traditional.test(text);
  const seen = [...new Set(isChinese ? text.match(simplified) : [])];
  return seen.length < 3 ? null : { code: 'zh', by: 'text', seen: seen.slice(0, 5).join(', ') };
}
