export { StudySettings } from './StudySettings.tsx';
