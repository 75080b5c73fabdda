import { answerOnce } from '../browser/answerOnce.ts';

/** Returns true the first time it gets a jump. The properties take it, or the guide where it covers its own texts. */
export const takesJump = answerOnce();
