import { CheckCircle2, CircleAlert, Lightbulb, TriangleAlert } from './icons.tsx';

const looks = {
  error: { icon: CircleAlert, className: 'isError' },
  serious: { icon: TriangleAlert, className: 'isError' },
  warning: { icon: Lightbulb, className: 'isAdvice' },
} as const;

const good = { icon: CheckCircle2, className: 'isGood' } as const;

/** Returns how a severity looks, or that nothing was found (null). */
export function severityLook(severity: keyof typeof looks | null) {
  return severity === null ? good : looks[severity];
}
