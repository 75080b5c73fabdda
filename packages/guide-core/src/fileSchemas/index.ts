export { type FileKind, fileKinds, fileSchema } from './fileSchemas.ts';
