import type { NamedCriterion } from './aboutCriterion.ts';
import type { FindingMessages } from './messages.types.ts';
import type { NamedUnseen } from './unseen.ts';

const conjunction = new Intl.ListFormat('de', { type: 'conjunction' });
const disjunction = new Intl.ListFormat('de', { type: 'disjunction' });

const noSuch = ({ owner, criterion }: NamedCriterion): string =>
  `Die Bedingung von ${owner} nennt etwas, das die Frage nicht hat: ${criterion}. Berichtigen Sie den Namen, oder entfernen Sie diesen Teil.`;

const ownAsk = {
  onlyThese: ' Wählen Sie „Eine Bedingung erfüllt ist“, wenn ein Wert genügt.',
  amongOthers: ' Behalten Sie nur einen davon. Wenn ein Wert genügt, kopieren Sie die Frage für jeden Wert.',
} as const;

function endOf(after: number): string {
  if (after === 0) return '';
  return after === 1
    ? ', und die Frage danach wird niemandem gezeigt'
    : `, und die ${after} Fragen danach werden niemandem gezeigt`;
}

const parts = ({ criteria, isAny }: NamedUnseen): string => (isAny ? disjunction : conjunction).format(criteria);

/** `because`: null if the sentence does not say why. */
function unseen({ owner, dependants }: NamedUnseen, because: string | null): string {
  const why = because === null ? '' : `, ${because}`;
  const also = dependants === null ? '' : ` Deshalb werden auch niemandem gezeigt: ${dependants}.`;
  return `${owner}: Wird niemandem gezeigt${why}.${also}`;
}

export const germanFindings: FindingMessages = {
  findings: {
    nobodyCompletes: {
      title: 'Niemand schließt ab',
      sentence: ({ question, after, isOwn }) =>
        `An ${question} kommt niemand vorbei. Deshalb schließt niemand das Interview ab${endOf(after)}.${isOwn ? ' Lassen Sie das Interview nach mindestens einer Antwort weitergehen.' : ' Warum, zeigen die Pfade.'}`,
    },
    neverShown: {
      title: 'Frage für niemanden',
      sentence: (named) =>
        unseen(
          named,
          named.source &&
            `weil keine Option von ${named.source} übernommen werden kann: Jede beendet das Interview oder wird allein gewählt`,
        ),
    },
    contradictingCriteria: {
      title: 'Bedingung, die sich widerspricht',
      sentence: (named) =>
        unseen(named, `weil keine Antwort diese Teile der Bedingung zusammen erfüllt: ${parts(named)}`),
    },
    singleAnswerContradiction: {
      title: 'Bedingung, die keine einzelne Antwort erfüllt',
      sentence: (named) =>
        unseen(named, `weil keine einzelne Antwort diese Teile der Bedingung zusammen erfüllt: ${parts(named)}`),
    },
    needsRejectedOption: {
      title: 'Bedingung mit einer Antwort, die das Interview beendet',
      sentence: (named) => unseen(named, `weil eine Antwort nötig ist, die das Interview beendet: ${parts(named)}`),
    },
    conceptForNobody: {
      title: 'Konzept für niemanden',
      sentence: (named) => unseen(named, null),
    },
    optionForNobody: {
      title: 'Option für niemanden',
      sentence: ({ question, option }) => `${question}: Niemand sieht ${option} oder kann es wählen.`,
    },
    repeatedParameter: {
      title: 'Link-Parameter zweimal nötig',
      sentence: ({ owner, name, values, own, others }) =>
        `${owner}: Der Link müsste mehrere Werte von ${name} zugleich enthalten, etwa ${conjunction.format(values)}, das tun gewöhnliche Links nie.${own === null ? '' : ownAsk[own]}${others === null ? '' : ` Bedingungen davor, die nach ${name} fragen: ${others}.`}`,
    },
    screenerRejectsAll: {
      title: 'Frage, bei der alle ausscheiden',
      sentence: ({ question }) =>
        `${question}: Jede Antwort beendet das Interview; wer sie gestellt bekommt, scheidet aus. Lassen Sie das Interview nach mindestens einer Antwort weitergehen.`,
    },
    neverMet: {
      title: 'Nie erfüllter Teil einer Bedingung',
      sentence: (named) =>
        named.isUnknown
          ? noSuch(named)
          : `Niemand erfüllt diesen Teil der Bedingung von ${named.owner}: ${named.criterion}.`,
    },
    mentionsOther: {
      title: 'Frage zu einer anderen Option',
      sentence: ({ question, other, option, source }) =>
        `${question} nennt ${other}, wird aber denen gezeigt, die in ${source} ${option} gewählt haben. Stimmt die Bedingung?`,
    },
    fewCarried: {
      title: 'Zu wenige übernommene Optionen',
      sentence: ({ question, least, source }) =>
        `${question} verlangt mindestens ${least} Optionen, aber manche Teilnehmende haben in ${source} weniger gewählt. Sie wählen dann alle, die sie sehen.`,
    },
    alwaysMet: {
      title: 'Immer erfüllter Teil einer Bedingung',
      sentence(named) {
        const { owner, criterion, isOnly } = named;
        if (named.isUnknown) return noSuch(named);
        return isOnly
          ? `Die Bedingung von ${owner} ist immer erfüllt, sie kann also entfernt werden: ${criterion}.`
          : `Alle erfüllen diesen Teil der Bedingung von ${owner}, er kann also entfernt werden: ${criterion}.`;
      },
    },
    changesNothing: {
      title: 'Wirkungsloser Teil einer Bedingung',
      sentence(named) {
        const { owner, criterion, isTwice, isAny, by, unasked } = named;
        if (named.isUnknown) return noSuch(named);
        if (isTwice) return `Die Bedingung von ${owner} sagt dies zweimal: ${criterion}. Entfernen Sie eines davon.`;
        const because = isAny
          ? `Alle, die ihn erfüllen, erfüllen auch einen anderen Teil${by === null ? '' : `: ${by}`}.`
          : by === null
            ? 'Der Rest der Bedingung und was dorthin führt, stellen ihn schon sicher.'
            : `Ein anderer Teil stellt ihn schon sicher: ${by}.`;
        const also = unasked === null ? '' : ` Auch wer ${unasked} nicht gefragt wird, erfüllt ihn.`;
        return `Dieser Teil der Bedingung von ${owner} kann entfernt werden: ${criterion}. ${because}${also}`;
      },
    },
    idleCondition: {
      title: 'Immer erfüllte Bedingung',
      sentence: ({ owner }) => `Alle erfüllen die Bedingung von ${owner}, Sie können sie also entfernen.`,
    },
    missingRoute: {
      title: 'Option ohne Frage',
      sentence: ({ source, like, options }) =>
        `${source}: Zu anderen Optionen gibt es eine Frage wie ${like}, aber keine zu ${options}. Prüfen Sie, ob eine Frage fehlt.`,
    },
    forgottenOption: {
      title: 'Option in keiner Bedingung',
      sentence: ({ question, option }) =>
        `${question}: Jede Option wird in einer Bedingung verwendet, nur ${option} nicht. Fehlt eine Frage?`,
    },
    differentRoute: {
      title: 'Abweichende Bedingungen',
      sentence: ({ question, like }) =>
        `${question} und ${like} fragen dasselbe zu verschiedenen Optionen, aber ihre Bedingungen unterscheiden sich nicht nur in der Option. Prüfen Sie, ob das beabsichtigt ist.`,
    },
    oneCarried: {
      title: 'Nur eine übernommene Option',
      sentence: ({ questions, source }) =>
        `${conjunction.format(questions)} ${questions.length === 1 ? 'zeigt' : 'zeigen'} Teilnehmenden, die in ${source} nur eine Option gewählt haben, nur eine. Dann gibt es nichts zu wählen.`,
    },
  },
  why: {
    end: 'Niemand würde das Interview abschließen.',
    unreachable: 'Sie würden hier keine Antworten erhalten.',
    mistake: 'Teilnehmende sehen vielleicht etwas anderes, als Sie meinen.',
    needless: 'Es bewirkt nichts und führt in die Irre.',
    missing: 'Vielleicht wurde etwas vergessen.',
    thin: 'Manche Teilnehmende haben kaum eine Wahl.',
  },
};
