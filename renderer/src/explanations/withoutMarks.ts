export { withoutMarks } from '@guide-studio/guide-core';
