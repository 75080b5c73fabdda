/** Words in an answer by which the script chooses its follow-up question, in lower case and with curly apostrophes. */
interface AnswerHints {
  /** Words that say that something is good or bad, or how often, but not what is meant. */
  readonly vague: readonly string[];
  /** Words that begin an example. */
  readonly example: readonly string[];
  /** Words that begin a reason. */
  readonly reason: readonly string[];
}

const of = (vague: string, example: string, reason: string): AnswerHints => ({
  vague: vague.split(', '),
  example: example.split(', '),
  reason: reason.split(', '),
});

/** By code of the language, without its region: the languages of the interviewer. */
const answerHints: Readonly<Partial<Record<string, AnswerHints>>> = {
  en: of(
    'it depends, good, bad, nice, great, okay, ok, fine, interesting, useful, easy, difficult, hard, complicated, annoying, better, worse, normal, sometimes',
    'for example, for instance, e.g, eg, such as, like when',
    'because, so that, that is why, that’s why',
  ),
  de: of(
    'kommt darauf an, kommt drauf an, gut, schlecht, schön, toll, okay, ok, interessant, nützlich, praktisch, schwierig, schwer, kompliziert, nervig, besser, schlechter, normal, manchmal',
    'zum beispiel, z. b, z.b, beispielsweise',
    'weil, denn, damit, deshalb, deswegen',
  ),
  fr: of(
    'ça dépend, cela dépend, bon, bonne, mauvais, mauvaise, sympa, super, intéressant, utile, pratique, facile, difficile, compliqué, mieux, pire, normal, parfois',
    'par exemple, p. ex, p.ex',
    'parce que, parce qu, car, puisque, c’est pourquoi',
  ),
  es: of(
    'depende, bueno, buena, malo, mala, genial, interesante, útil, práctico, fácil, difícil, complicado, mejor, peor, normal, a veces',
    'por ejemplo, p. ej, p.ej',
    'porque, ya que, por eso, para que',
  ),
  it: of(
    'dipende, bene, male, buono, buona, bello, bella, ottimo, interessante, utile, comodo, facile, difficile, complicato, meglio, peggio, normale, a volte',
    'per esempio, ad esempio, p. es, p.es',
    'perché, poiché, siccome, per questo',
  ),
  pt: of(
    'depende, bom, boa, mau, má, ruim, ótimo, interessante, útil, prático, fácil, difícil, complicado, melhor, pior, normal, às vezes',
    'por exemplo, p. ex, p.ex',
    'porque, pois, já que, por isso',
  ),
  nl: of(
    'hangt ervan af, het hangt er van af, goed, slecht, leuk, mooi, prima, oké, ok, interessant, nuttig, handig, makkelijk, moeilijk, lastig, ingewikkeld, beter, slechter, normaal, soms',
    'bijvoorbeeld, bv, zoals toen',
    'omdat, want, daarom, zodat',
  ),
  tr: of(
    'duruma göre, değişir, iyi, kötü, güzel, harika, fena değil, ilginç, yararlı, kullanışlı, kolay, zor, karmaşık, daha iyi, daha kötü, normal, bazen',
    'örneğin, mesela',
    'çünkü, bu yüzden, bu nedenle',
  ),
  ar: of(
    'حسب الظروف, يعتمد, جيد, جيدة, سيئ, سيئة, جميل, رائع, ممتاز, مفيد, سهل, صعب, معقد, أفضل, أسوأ, عادي, أحيانًا, أحيانا',
    'على سبيل المثال, مثلًا, مثلا',
    'لأن, لأنه, لأنها, لأنني, لأني, لذلك, بسبب',
  ),
  pl: of(
    'to zależy, zależy, dobrze, źle, dobry, dobra, dobre, zły, zła, fajnie, fajne, super, ciekawe, przydatne, wygodne, łatwo, łatwe, trudno, trudne, skomplikowane, lepiej, gorzej, normalnie, czasami',
    'na przykład, np',
    'ponieważ, bo, dlatego, gdyż',
  ),
  cs: of(
    'to záleží, záleží, jak kdy, dobře, špatně, dobrý, dobrá, dobré, špatný, hezké, skvělé, zajímavé, užitečné, praktické, snadné, těžké, složité, lepší, horší, normální, někdy',
    'například, např, třeba když',
    'protože, proto, neboť',
  ),
  sv: of(
    'det beror på, bra, dålig, dåligt, fin, fint, trevligt, okej, ok, intressant, användbart, praktiskt, lätt, svårt, krångligt, bättre, sämre, normalt, ibland',
    'till exempel, t.ex, t ex, exempelvis',
    'eftersom, därför, för att',
  ),
  da: of(
    'det kommer an på, godt, god, dårlig, dårligt, fint, rart, okay, ok, interessant, nyttigt, praktisk, let, svært, besværligt, bedre, værre, normalt, nogle gange',
    'for eksempel, f.eks, f. eks, fx',
    'fordi, derfor, så at',
  ),
  fi: of(
    'riippuu, hyvä, huono, huonosti, kiva, mukava, ok, mielenkiintoinen, hyödyllinen, kätevä, helppo, vaikea, hankala, monimutkainen, parempi, huonompi, normaali, joskus',
    'esimerkiksi, esim',
    'koska, siksi, jotta',
  ),
  uk: of(
    'залежить, добре, погано, добрий, добра, поганий, гарно, чудово, нормально, цікаво, корисно, зручно, легко, важко, складно, краще, гірше, іноді, інколи',
    'наприклад, напр',
    'тому що, бо, оскільки, тому',
  ),
  ru: of(
    'зависит, по-разному, хорошо, плохо, хороший, хорошая, плохой, неплохо, отлично, нормально, интересно, полезно, удобно, легко, трудно, сложно, лучше, хуже, иногда',
    'например, напр',
    'потому что, так как, поэтому, чтобы',
  ),
  he: of(
    'תלוי, טוב, טובה, רע, רעה, נחמד, מצוין, בסדר, מעניין, שימושי, נוח, קל, קשה, מסובך, יותר טוב, פחות טוב, רגיל, לפעמים',
    'לדוגמה, לדוגמא, למשל',
    'כי, משום ש, בגלל, לכן',
  ),
  hi: of(
    'निर्भर करता है, अच्छा, अच्छी, अच्छे, बुरा, बुरी, बढ़िया, ठीक, रोचक, उपयोगी, आसान, मुश्किल, कठिन, जटिल, बेहतर, सामान्य, कभी-कभी',
    'उदाहरण के लिए, जैसे कि, मसलन',
    'क्योंकि, इसलिए, ताकि',
  ),
  zh: of(
    '看情况, 不一定, 很好, 不好, 还好, 不错, 还可以, 一般, 有意思, 有用, 方便, 容易, 简单, 困难, 复杂, 麻烦, 更好, 更差, 有时',
    '例如, 比如, 举例',
    '因为, 所以, 由于',
  ),
  ja: of(
    '場合による, 場合によります, 良い, よい, 悪い, すごい, まあまあ, 普通, 面白い, 便利, 簡単, 難しい, 大変, 複雑, 時々, ときどき',
    '例えば, たとえば',
    'なぜなら, だから, ので, ため',
  ),
  ko: of(
    '상황에 따라, 경우에 따라, 좋아, 좋은, 좋았, 나쁘, 나쁜, 괜찮, 그냥 그래, 재미있, 유용, 편리, 쉬워, 쉬운, 쉬웠, 어려, 복잡, 보통, 가끔',
    '예를 들어, 예컨대',
    '왜냐하면, 때문에, 그래서',
  ),
};

/** Languages without spaces between words, or with endings at every word. */
const withPartsOfWords: ReadonlySet<string> = new Set(['zh', 'ja', 'ko']);

/** Returns the part of a text, as it was written, that is one of these hints; null if none is. The first one counts. */
function hintIn(text: string, hints: readonly string[], language: string): string | null {
  const plain = plainOf(text);
  // A letter that changes its length in lower case moves all behind it.
  const source = plain.length === text.length ? text : plain;
  const places = hints.flatMap((hint) => {
    const at = placeOf(plain, hint, withPartsOfWords.has(language));
    return at === null ? [] : [{ at, length: hint.length }];
  });
  const [first] = places.sort((a, b) => a.at - b.at || b.length - a.length);
  return first === undefined ? null : source.slice(first.at, first.at + first.length);
}

/** People type the straight apostrophe, and abbreviate with and without dots and spaces. */
const plainOf = (text: string): string => text.toLowerCase().replaceAll("'", '’');

const partOfWord = /[\p{L}\p{M}\p{N}]/u;

function placeOf(text: string, hint: string, mayBeInside: boolean): number | null {
  for (let at = text.indexOf(hint); at !== -1; at = text.indexOf(hint, at + 1)) {
    const isWord = !partOfWord.test(text[at - 1] ?? ' ') && !partOfWord.test(text[at + hint.length] ?? ' ');
    if (mayBeInside || isWord) return at;
  }
  return null;
}

/** Which hints the text of a participant has; null where it has none. */
export type FoundHints = Readonly<Record<keyof AnswerHints, string | null>>;

/** Returns the hints in a text. A language without hints has none. */
export function hintsOf(text: string, language: string): FoundHints {
  const { vague = [], example = [], reason = [] } = answerHints[language] ?? {};
  const find = (hints: readonly string[]): string | null => hintIn(text, hints, language);
  return { vague: find(vague), example: find(example), reason: find(reason) };
}
