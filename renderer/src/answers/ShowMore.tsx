import '../i18n/later.ts';
import { Button, type Paged } from '../controls/index.ts';
import { words } from '../i18n/index.ts';

/** The button for the rest of a list. Renders nothing if all of it is shown. */
export function ShowMore<T>({ of: { rest, step, showMore } }: { readonly of: Paged<T> }) {
  if (rest === 0) return null;
  return (
    <div>
      <Button variant="quiet" onClick={showMore}>
        {words.answers.more(step, rest)}
      </Button>
    </div>
  );
}
