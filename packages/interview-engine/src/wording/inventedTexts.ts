import type { Occasion } from '../asked/occasion.ts';

/** What invented participants write. Every text says that it is invented. */
export interface InventedTexts {
  /** Answers that fit any question, short and long, so that the interviewer asks different follow-ups. */
  readonly answers: readonly string[];
  readonly ownOptions: readonly string[];
}

interface Wording extends InventedTexts {
  /** Begins every text, so that it stays where a text is shortened. */
  readonly mark: string;
}

const english: Wording = {
  mark: '(invented)',
  answers: [
    'Nothing comes to mind.',
    'Yes, most of the time.',
    'It depends on the day and on how much time I have.',
    'I usually do what worked the last time, because I know what to expect.',
    'A friend recommended it to me, and I have not looked for anything else since then.',
    'I would like to try it before I decide, because a description alone does not tell me enough.',
  ],
  ownOptions: ['Something else', 'A bit of everything'],
};

/** The languages of the interviewer (`wording/interviewerWords.ts`), by code without region. */
const wordings: Readonly<Record<string, Wording>> = {
  en: english,
  de: {
    mark: '(erfunden)',
    answers: [
      'Dazu fällt mir nichts ein.',
      'Ja, meistens.',
      'Das hängt vom Tag ab und davon, wie viel Zeit ich habe.',
      'Ich mache meist das, was beim letzten Mal geklappt hat, weil ich weiß, was mich erwartet.',
      'Eine Freundin hat es mir empfohlen, und seitdem habe ich nichts anderes gesucht.',
      'Ich würde es gern ausprobieren, bevor ich entscheide, denn eine Beschreibung allein sagt mir zu wenig.',
    ],
    ownOptions: ['Etwas anderes', 'Von allem etwas'],
  },
  fr: {
    mark: '(inventé)',
    answers: [
      'Rien ne me vient à l’esprit.',
      'Oui, la plupart du temps.',
      'Cela dépend du jour et du temps dont je dispose.',
      'Je fais en général ce qui a marché la dernière fois, car je sais à quoi m’attendre.',
      'J’aimerais l’essayer avant de décider, car une description seule ne m’en dit pas assez.',
    ],
    ownOptions: ['Autre chose', 'Un peu de tout'],
  },
  es: {
    mark: '(inventado)',
    answers: [
      'No se me ocurre nada.',
      'Sí, casi siempre.',
      'Depende del día y del tiempo que tenga.',
      'Suelo hacer lo que funcionó la última vez, porque sé qué puedo esperar.',
      'Me gustaría probarlo antes de decidir, porque una descripción sola no me dice lo suficiente.',
    ],
    ownOptions: ['Otra cosa', 'Un poco de todo'],
  },
  it: {
    mark: '(inventato)',
    answers: [
      'Non mi viene in mente nulla.',
      'Sì, quasi sempre.',
      'Dipende dal giorno e da quanto tempo ho.',
      'Di solito faccio quello che ha funzionato l’ultima volta, perché so che cosa aspettarmi.',
      'Vorrei provarlo prima di decidere, perché una descrizione da sola non mi dice abbastanza.',
    ],
    ownOptions: ['Qualcos’altro', 'Un po’ di tutto'],
  },
  pt: {
    mark: '(inventado)',
    answers: [
      'Não me ocorre nada.',
      'Sim, quase sempre.',
      'Depende do dia e do tempo que tenho.',
      'Costumo fazer o que funcionou da última vez, porque sei o que esperar.',
      'Gostaria de experimentar antes de decidir, porque uma descrição só não me diz o suficiente.',
    ],
    ownOptions: ['Outra coisa', 'Um pouco de tudo'],
  },
  nl: {
    mark: '(verzonnen)',
    answers: [
      'Er schiet me niets te binnen.',
      'Ja, meestal wel.',
      'Dat hangt af van de dag en van hoeveel tijd ik heb.',
      'Meestal doe ik wat de vorige keer werkte, omdat ik weet wat ik kan verwachten.',
      'Ik zou het graag proberen voordat ik kies, want een beschrijving alleen zegt me te weinig.',
    ],
    ownOptions: ['Iets anders', 'Van alles wat'],
  },
  tr: {
    mark: '(uydurma)',
    answers: [
      'Aklıma bir şey gelmiyor.',
      'Evet, çoğu zaman.',
      'Güne ve ne kadar vaktim olduğuna bağlı.',
      'Genellikle geçen sefer işe yarayanı yaparım, çünkü ne bekleyeceğimi bilirim.',
      'Karar vermeden önce denemek isterim, çünkü yalnızca bir açıklama bana yeterince bilgi vermiyor.',
    ],
    ownOptions: ['Başka bir şey', 'Her şeyden biraz'],
  },
  ar: {
    mark: '(إجابة مختلقة)',
    answers: [
      'لا يخطر ببالي شيء.',
      'نعم، في معظم الأحيان.',
      'يعتمد ذلك على اليوم وعلى الوقت المتاح لي.',
      'أفعل عادةً ما نجح في المرة السابقة، لأنني أعرف ما أتوقعه.',
      'أود أن أجربه قبل أن أقرر، لأن الوصف وحده لا يكفيني.',
    ],
    ownOptions: ['شيء آخر', 'القليل من كل شيء'],
  },
};

/** Returns the texts in a language (`Plan.language`); English if there are none. */
export function inventedTexts(language: string): InventedTexts {
  const { mark, answers, ownOptions } = wordings[language] ?? english;
  const marked = (text: string): string => `${mark} ${text}`;
  return { answers: answers.map(marked), ownOptions: ownOptions.map(marked) };
}

/**
 * Returns an option for one occasion, with the number of its question and of its concept: the same text added at two
 * occasions would be one option. `which`: one of `ownOptions`.
 */
export function inventedOwnOption(language: string, { planned, concept }: Occasion, which = 0): string {
  const number = concept === null ? `${planned.index + 1}` : `${planned.index + 1}.${concept + 1}`;
  return `${inventedTexts(language).ownOptions[which] ?? ''} ${number}`;
}
