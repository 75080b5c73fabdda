import type { Progress } from '@guide-studio/api-contract';
import { CircleCheck, CircleDashed, CircleSlash, type LucideIcon } from 'lucide-react';

/** The icon for the state of an interview; the word is beside it. */
export const progressIcons: Readonly<Record<Progress, LucideIcon>> = {
  complete: CircleCheck,
  screened_out: CircleSlash,
  in_progress: CircleDashed,
};
