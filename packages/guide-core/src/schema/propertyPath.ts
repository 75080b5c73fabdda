import type { Block } from './block.ts';
import type { Concept, ConceptSamplingConfig } from './concept.ts';
import type { Config, WelcomeMessage } from './config.ts';
import type { Item } from './item.ts';
import type { ConceptContent } from './media.ts';
import type { ChoiceOption, MatrixRow } from './option.ts';
import type { CreateStudyRequest } from './study.ts';

// Tables that must say something about every property are typed by these, so that a new one does not compile without.

/** The names of the properties of an object; of a union, those of all its members. */
export type PropertyOf<T> = T extends unknown ? keyof T & string : never;

type Inside<Name extends string, T> = `${Name}.${PropertyOf<T>}`;

/** The properties of each kind of part that are compared and merged one by one, as dotted paths. */
export interface PropertiesByKind {
  readonly study: PropertyOf<CreateStudyRequest> | Inside<'config', Config> | Inside<'welcomeMessage', WelcomeMessage>;
  readonly block: PropertyOf<Block> | Inside<'conceptSamplingConfig', ConceptSamplingConfig>;
  readonly concept: PropertyOf<Concept> | Inside<'content', ConceptContent>;
  readonly item: PropertyOf<Item>;
  readonly option: PropertyOf<ChoiceOption>;
  readonly row: PropertyOf<MatrixRow>;
}

/** A property of any part. */
export type PropertyPath = PropertiesByKind[keyof PropertiesByKind];

/** The properties of an object whose value may be any text, as dotted paths. Lists inside it are other parts. */
export type TextPath<T> = T extends readonly unknown[]
  ? never
  : T extends object
    ? {
        [Name in keyof T & string]-?: string extends NonNullable<T[Name]>
          ? Name
          : `${Name}.${TextPath<NonNullable<T[Name]>>}`;
      }[keyof T & string]
    : never;
