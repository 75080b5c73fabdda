export { languageOptions } from './languageNames.ts';
export { StudySettings } from './StudySettings.tsx';
