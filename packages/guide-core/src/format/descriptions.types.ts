import type {
  Block,
  ChoiceOption,
  Concept,
  ConceptContent,
  ConceptSamplingConfig,
  Conditional,
  Config,
  CreateStudyRequest,
  Criterion,
  Embed,
  Item,
  MatrixRow,
  Media,
  PropertyOf,
  WelcomeMessage,
} from '../schema/index.ts';

interface Objects {
  readonly study: CreateStudyRequest;
  readonly config: Config;
  readonly welcomeMessage: WelcomeMessage;
  readonly block: Block;
  readonly conceptSamplingConfig: ConceptSamplingConfig;
  readonly concept: Concept;
  readonly content: ConceptContent;
  readonly item: Item;
  readonly option: ChoiceOption;
  readonly row: MatrixRow;
  readonly media: Media;
  readonly embed: Embed;
  readonly conditional: Conditional;
  readonly criterion: Criterion;
}

/** A property of the contract, prefixed with its object. */
export type DescribedProperty = {
  [Name in keyof Objects]: `${Name}.${PropertyOf<Objects[Name]>}`;
}[keyof Objects];
