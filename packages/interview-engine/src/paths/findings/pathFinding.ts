/*
 * A path finding is something about who sees what that an author should look at. Each is one module: its code, how much
 * it matters, how it is found, its place in the file, what its sentence names, and its fixes:
 *
 *   export const idleCondition: PathFinding<'idleCondition', Params, Named> = {
 *     code: 'idleCondition',
 *     weight: 'needless',
 *     inComponent: (component) => faultsOf(component, 'idleCondition'),
 *     path: ({ owner }, plan) => [...ownerPath(plan, owner), 'conditional'],
 *     named: ({ owner }, { briefName }) => ({ owner: briefName(owner) }),
 *     fixes: ({ owner }, doc) => [{ id: 'removeCondition', params: {}, calls: […], isCertain: true }],
 *   };
 *
 * To add one, list the module in `allPathFindings.ts` and give it an entry in `messages.en.ts` and `messages.de.ts`: a
 * title, and the sentence. The command, its JSON, the window and their order follow from the list; a missing entry does
 * not compile.
 *
 * What can be concluded from one part of the guide whose items depend on each other is found `inComponent`: that is
 * remembered while an edit does not concern the component. `inGuide` sees the whole guide. What is undecided is left out.
 * A condition has one finding about its criteria at a time: `conditionFaults.ts` decides which, and needs the code too.
 * `unseen.ts` decides it for what nobody is shown.
 *
 * `Params` name parts of the guide as `owner`, `item`, `block` or `also` (`Placed`): the indexes of a component are
 * translated under these names only. `Named` is a `type`, not an `interface`, because the list infers it.
 */
import type { Call, GuideDocument, TransactionName } from '@guide-studio/guide-core/edit';
import type { PathAdviceId } from '@guide-studio/guide-core/settings';
import type { Exploration, Goal, Placed } from '../../logic/index.ts';
import type { Plan } from '../../plan/plan.ts';
import type { FilePath } from '../filePaths.ts';
import type { PartNames } from '../partNames.ts';

/** How much findings matter, the most first. */
export const weights = [
  /** Nobody gets on. */
  'end',
  /** Nobody gets there. */
  'unreachable',
  /** Likely a mistake. */
  'mistake',
  /** It changes nothing. */
  'needless',
  /** Something may be missing. */
  'missing',
  /** Some participants have little to choose, which is often intended: a hint, and not in one list with advice. */
  'thin',
] as const;

/**
 * How much a finding matters: `end`, `unreachable`, `mistake`, `needless`, `missing` or `thin`, the most first. Only
 * `thin` is a hint.
 */
export type Weight = (typeof weights)[number];

/** An advice, and where it is. */
export interface AdviceAt {
  /** As in the issues of guide-core. */
  readonly code: string;
  /** `error`, `serious` or `warning`. */
  readonly severity: string;
  /** The place in the file of the part that it is about. */
  readonly path: FilePath;
}

/** A change that repairs a finding. Its name is that of the fix of guide-core with this id and these parameters. */
export interface PathFix {
  /**
   * `removeCriterion`, `removeCondition`: it is left out; `askForEither`: one criterion asks for the options of
   * several; `letOneBeEnough`: `or` instead of `and`.
   */
  readonly id: 'removeCriterion' | 'removeCondition' | 'askForEither' | 'letOneBeEnough';
  /** What the name of the change mentions. */
  readonly params: TransactionName['params'];
  /** Run as one step of the history. */
  readonly calls: readonly Call[];
  /** True if it is what the author must mean. Others only a person can choose. */
  readonly isCertain: boolean;
}

/** `Params`: what was found, with its place. `Named`: what its sentence is made of. */
export interface PathFinding<Code extends string, Params extends Placed, Named> {
  readonly code: Code;
  /** One that is in one list with advice can be switched off: `pathAdviceIds` of guide-core has its code. */
  readonly weight: Code extends PathAdviceId ? Weight : 'thin';
  readonly inComponent?: (component: Exploration) => readonly Params[];
  readonly inGuide?: (exploration: Exploration) => readonly Params[];
  /** Puts together what has one cause. */
  readonly combine?: (found: readonly Params[], exploration: Exploration) => readonly Params[];
  /** True if it says something of every criterion of its `owner`: notes do not say it again of one of them. */
  readonly isAboutCondition?: true;
  /** True if it follows from an end that nobody gets past: it is then not reported of what comes after. */
  readonly followsFromEnd?: true;
  readonly path: (params: Params, plan: Plan) => FilePath;
  /**
   * True if an advice about the same part says the same, or why. It is then not reported in one list with the advice.
   */
  readonly isCoveredBy?: (advice: AdviceAt, params: Params) => boolean;
  readonly named: (params: Params, names: PartNames) => Named;
  /** What nobody reaches, which `reasonFor` explains. */
  readonly goal?: (params: Params) => Goal;
  /** Returns the changes that repair it, the best first. */
  readonly fixes?: (params: Params, doc: GuideDocument) => readonly PathFix[];
}
