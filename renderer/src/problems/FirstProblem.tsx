import { Button, type ButtonProps } from '../controls/index.ts';
import { words } from '../i18n/index.ts';
import { nextProblem } from './nextProblem.ts';

/** Leads to the first error, with which no interview can run. */
export function FirstProblem({ variant }: Pick<ButtonProps, 'variant'>) {
  return (
    <Button variant={variant} onClick={() => nextProblem(1)}>
      {words.preview.firstProblem}
    </Button>
  );
}
