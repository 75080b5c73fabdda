export { Meaning } from './Meaning.tsx';
