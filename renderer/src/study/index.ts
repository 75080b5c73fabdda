export { StudyView } from './StudyView.tsx';
