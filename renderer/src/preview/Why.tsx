import { childrenOf, type GuideDocument } from '@guide-studio/guide-core/edit';
import { labelOf } from '@guide-studio/guide-core/internal';
import type { Guide, Session, Visibility } from '@guide-studio/interview-engine';
import { type Target, waysToShow } from '@guide-studio/interview-engine/paths';
import { ArrowRight } from '../theme/icons.tsx';
import { useDeferredValue, useMemo } from 'react';
import { Button } from '../controls/index.ts';
import { words } from '../i18n/index.ts';
import { changeWords, reasonWords } from './changeWords.ts';
import { previewFromHere } from './previewFrom.ts';
import type { QuestionRow } from './questionRows.ts';
import { goOnWith, showNotice } from './rehearsal.ts';
import styles from './Panel.module.css';

interface Props {
  readonly doc: GuideDocument;
  readonly guide: Guide;
  readonly session: Session;
  readonly row: Extract<QuestionRow, { kind: 'item' }>;
}

/** Most concepts for which a hidden question is explained separately. */
const mostConcepts = 8;

/** Whether the interview shows a question, why not, and what would show it, for each concept. */
export function Why({ doc, guide, session, row }: Props) {
  const block = row.occasions[0]?.block ?? 0;
  const node = childrenOf(doc.root, 'blocks')[block];
  const isSame = row.occasions.every(
    (one) => JSON.stringify(reasonIn(one)) === JSON.stringify(reasonIn(row.occasions[0])),
  );
  const shown = isSame ? row.occasions.slice(0, 1) : row.occasions.slice(0, mostConcepts);
  return (
    <section className={styles.section} aria-labelledby="why">
      <h3 id="why" className={styles.title}>
        {words.preview.why}
      </h3>
      {shown.map((one) => {
        const concept = one.concept === null || isSame || !node ? undefined : childrenOf(node, 'concepts')[one.concept];
        return (
          <div key={one.concept} className={styles.occasion}>
            {concept ? <p className={styles.concept}>{words.preview.forConcept(labelOf(concept))}</p> : null}
            <Occasion doc={doc} guide={guide} session={session} one={one} isOpen={row.state === 'current' && isSame} />
          </div>
        );
      })}
      {row.state !== 'current' && row.state !== 'hidden' ? (
        <div>
          <Button icon={ArrowRight} onClick={previewFromHere}>
            {words.preview.goThere}
          </Button>
        </div>
      ) : null}
    </section>
  );
}

const reasonIn = (one: Visibility | undefined): unknown => (one?.state === 'hidden' ? one.reason : one?.state);

interface OccasionProps extends Omit<Props, 'row'> {
  readonly one: Visibility;
  readonly isOpen: boolean;
}

function Occasion({ doc, guide, session, one, isOpen }: OccasionProps) {
  if (one.state === 'shown') return <p>{isOpen ? words.preview.openNow : words.preview.shownBecause}</p>;
  if (one.state !== 'hidden') return <p>{words.preview.state[one.state]}.</p>;
  return (
    <>
      <p dir="auto">{reasonWords(doc, one, one.reason)}</p>
      <Ways doc={doc} guide={guide} session={session} item={one.item} concept={one.concept} />
    </>
  );
}

/** The smallest changes that show a question. Computed after everything else is painted. */
function Ways({ doc, guide, session, item, concept }: Omit<Props, 'row'> & Target) {
  const asked = useMemo(() => ({ guide, session, item, concept }), [guide, session, item, concept]);
  const later = useDeferredValue(asked, null);
  const found = useMemo(() => later && waysToShow(later.guide, later.session, later), [later]);
  if (found === null || later !== asked) return <p className={styles.hint}>{words.preview.searching}</p>;
  if (found.kind === 'none') {
    return <p className={styles.hint}>{found.isCertain ? words.preview.neverShown : words.preview.noSmallChange}</p>;
  }
  if (found.kind === 'reached') return null;
  return (
    <div className={styles.ways}>
      <h4 className={styles.small}>{words.preview.toShow}</h4>
      {found.ways.map((way, at) => (
        <div key={JSON.stringify(way.changes)} className={styles.way}>
          {at > 0 ? <p className={styles.or}>{words.preview.or}</p> : null}
          <ul className={styles.changes} id={`way-${item}-${concept}-${at}`}>
            {way.changes.map((change) => (
              <li key={JSON.stringify(change)} dir="auto">
                {changeWords(doc, guide, change)}
              </li>
            ))}
          </ul>
          <Button
            icon={ArrowRight}
            aria-describedby={`way-${item}-${concept}-${at}`}
            onClick={() => {
              showNotice(null);
              goOnWith(way.session, null);
            }}
          >
            {words.preview.apply}
          </Button>
        </div>
      ))}
    </div>
  );
}
