export { languageName, languageOptions } from './languageNames.ts';
export { LanguagePicker } from './LanguagePicker.tsx';
export { StudySettings } from './StudySettings.tsx';
