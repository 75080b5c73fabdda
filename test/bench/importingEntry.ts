export { validate } from '@guide-studio/guide-core';
export { importFormats } from '@guide-studio/importing';
