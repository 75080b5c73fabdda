import type { SourceChange } from '../source/study.ts';
import { isOn, type Part, partIn, partsIn, type Survey, textIn } from './survey.ts';

const change = (
  place: string,
  text: string,
  verdict: SourceChange['verdict'],
  code: SourceChange['code'],
): SourceChange => ({ kind: 'setting', place, text, verdict, code });

/** Options of a survey of which participants notice something, if they have other values. Those of its looks are left out. */
const usual: Readonly<Record<string, readonly string[]>> = {
  AnonymizeResponse: ['No'],
  BackButton: [],
  BallotBoxStuffingPrevention: [],
  CollectGeoLocation: [],
  EOSMessage: [],
  EOSRedirectURL: [],
  Footer: [],
  Header: [],
  PasswordProtection: ['No'],
  QuestionsPerPage: [],
  RefererCheck: ['No'],
  RelevantID: [],
  ResponseSummary: ['No'],
  SurveyExpiration: ['None'],
  SurveyProtection: ['PublicSurvey'],
  SurveyTermination: ['DefaultMessage'],
};

/** Returns what of a whole survey guides do not have. */
export function changesOfSurvey({ options, others }: Survey): readonly SourceChange[] {
  return [
    ...Object.entries(usual).flatMap(([name, values]) => {
      const value = options[name];
      const isOff =
        value === undefined || value === null || value === false || /^(?:|false|no|none)$/iu.test(textIn(value));
      const isEnding = /^EOS|^SurveyTermination$/u.test(name);
      return isOff || values.includes(textIn(value))
        ? []
        : [change('survey', name, 'lost', isEnding ? 'ending' : 'setting')];
    }),
    ...others.flatMap(({ Element, PrimaryAttribute, SecondaryAttribute, Payload }) => {
      const [element, id] = [textIn(Element), textIn(PrimaryAttribute)];
      switch (element) {
        case 'QO':
          return [change(id, textIn(SecondaryAttribute) || id, 'lost', 'quota')];
        case 'NT':
          return partsIn(partIn(Payload)['Notes']).flatMap(({ Message, Removed }) =>
            isOn(Removed)
              ? []
              : [change(textIn(partIn(Payload)['ParentID']) || id, textIn(Message), 'lost', 'annotated')],
          );
        case 'SCO':
          return partsIn(partIn(Payload)['ScoringCategories']).map(({ Name }) =>
            change('survey', textIn(Name) || 'scoring', 'lost', 'setting'),
          );
        default:
          return [change(id, element, 'lost', 'setting')];
      }
    }),
  ];
}

/** What of the options of a block is not carried over as it is, and whether it is repeated. */
export function optionsOfBlock({ ID, Options }: Part): {
  readonly loop: 'none' | 'fixed' | 'answers';
  readonly changes: readonly SourceChange[];
} {
  const place = textIn(ID);
  const { RandomizeQuestions, Looping, LoopingOptions, BlockPassword } = partIn(Options);
  const isOff = (value: unknown): boolean => /^(?:|false|none)$/iu.test(textIn(value));
  const random = textIn(RandomizeQuestions);
  const randomLoops = textIn(partIn(LoopingOptions)['Randomization']);
  const isPart = /only/iu.test(random) || textIn(partIn(Options)['RandomizeQuestionsSubSet']) !== '';
  return {
    loop: isOff(Looping) ? 'none' : textIn(Looping) === 'Static' ? 'fixed' : 'answers',
    changes: [
      ...(isOff(random) ? [] : [change(place, random, isPart ? 'wider' : 'lost', isPart ? 'subset' : 'order')]),
      ...(isOff(Looping) || isOff(randomLoops) ? [] : [change(place, 'LoopingOptions', 'lost', 'order')]),
      ...(textIn(BlockPassword) === '' ? [] : [change(place, 'BlockPassword', 'lost', 'setting')]),
    ],
  };
}
