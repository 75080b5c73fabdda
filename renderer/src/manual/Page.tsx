import { Fragment, memo, type MouseEvent, type ReactNode } from 'react';
import { words } from '../i18n/index.ts';
import '../i18n/later.ts';
import type { Block, Inline, ManualPage } from './packed.ts';
import styles from './Page.module.css';
import { PictureOf } from './PictureOf.tsx';
import { follow } from './reading.ts';
import { queryMatcher } from './searchManual.ts';
import { wordsOf } from './wordForms.ts';

interface PageProps {
  readonly page: ManualPage;
  /** What was searched: its words are marked. */
  readonly query: string;
}

/** A page of the manual. All of it is text and elements that are made here. */
export const Page = memo(function Page({ page, query }: PageProps) {
  const { terms, fits } = queryMatcher(query);
  const marks = terms.length > 0 ? fits : null;
  return (
    <article className={styles.page} lang="en" dir="ltr">
      <Blocks blocks={page.blocks} marks={marks} />
    </article>
  );
});

type Marks = ((word: string) => boolean) | null;

// Nothing in a page changes its place.
const listed = <One,>(all: readonly One[], draw: (one: One) => ReactNode): ReactNode =>
  // oxlint-disable-next-line react/no-array-index-key -- a part is its place
  all.map((one, at) => <Fragment key={at}>{draw(one)}</Fragment>);

function Blocks({ blocks, marks }: { readonly blocks: readonly Block[]; readonly marks: Marks }) {
  return listed(blocks, (block) => <OneBlock block={block} marks={marks} />);
}

function OneBlock({ block, marks }: { readonly block: Block; readonly marks: Marks }) {
  switch (block.kind) {
    case 'heading': {
      // The title of the pane is above them.
      const Tag = block.depth === 1 ? 'h3' : block.depth === 2 ? 'h4' : 'h5';
      return (
        <Tag data-anchor={block.id} tabIndex={-1}>
          <Texts text={block.text} marks={marks} />
        </Tag>
      );
    }
    case 'paragraph':
      return (
        <p>
          <Texts text={block.text} marks={marks} />
        </p>
      );
    case 'list': {
      const Tag = block.isOrdered ? 'ol' : 'ul';
      return (
        <Tag>
          {listed(block.items, (item) => (
            <Item blocks={item} marks={marks} />
          ))}
        </Tag>
      );
    }
    case 'table':
      return <Table table={block} marks={marks} />;
    case 'code':
      return (
        <pre className={styles.code}>
          <code>{block.text}</code>
        </pre>
      );
    case 'picture':
      return <PictureOf picture={block} />;
    case 'quote':
      return (
        <blockquote className={styles.quote}>
          <Blocks blocks={block.blocks} marks={marks} />
        </blockquote>
      );
  }
}

function Item({ blocks, marks }: { readonly blocks: readonly Block[]; readonly marks: Marks }) {
  const [first] = blocks;
  return (
    <li className={styles.item}>
      {blocks.length === 1 && first?.kind === 'paragraph' ? (
        <Texts text={first.text} marks={marks} />
      ) : (
        <Blocks blocks={blocks} marks={marks} />
      )}
    </li>
  );
}

function Table({ table, marks }: { readonly table: Extract<Block, { kind: 'table' }>; readonly marks: Marks }) {
  const { head, rows } = table;
  return (
    <div className={styles.table}>
      <table>
        <thead>
          <tr>
            {listed(head, (cell) => (
              <th scope="col">
                <Texts text={cell} marks={marks} />
              </th>
            ))}
          </tr>
        </thead>
        <tbody>
          {listed(rows, (row) => (
            <tr>
              {listed(row, (cell) => (
                <td>
                  <Texts text={cell} marks={marks} />
                </td>
              ))}
            </tr>
          ))}
        </tbody>
      </table>
    </div>
  );
}

function Texts({ text, marks }: { readonly text: readonly Inline[]; readonly marks: Marks }) {
  return listed(text, (part) => <Part part={part} marks={marks} />);
}

function Part({ part, marks }: { readonly part: Inline; readonly marks: Marks }) {
  if (typeof part === 'string') return <Marked text={part} marks={marks} />;
  switch (part.kind) {
    case 'code':
      return (
        <code>
          <Marked text={part.text} marks={marks} />
        </code>
      );
    case 'strong':
      return (
        <strong>
          <Texts text={part.text} marks={marks} />
        </strong>
      );
    case 'emphasis':
      return (
        <em>
          <Texts text={part.text} marks={marks} />
        </em>
      );
    case 'link':
      return <ManualLink to={part.to}>{<Texts text={part.text} marks={marks} />}</ManualLink>;
  }
}

/** A link to a place of the manual, or to a page on the web, which opens outside. */
export function ManualLink({
  to,
  current = false,
  children,
}: {
  readonly to: string;
  readonly current?: boolean;
  readonly children: ReactNode;
}) {
  if (/^https?:\/\//u.test(to)) {
    return (
      <a href={to} target="_blank" rel="noreferrer">
        {children}
        <span className="unseen"> {words.manual.external}</span>
      </a>
    );
  }
  const onClick = (event: MouseEvent) => {
    event.preventDefault();
    follow(to);
  };
  return (
    <a href={`#manual/${to}`} aria-current={current ? 'page' : undefined} onClick={onClick}>
      {children}
    </a>
  );
}

/** A text with the words of the search marked. */
export function Marked({ text, marks }: { readonly text: string; readonly marks: Marks }) {
  if (marks === null) return text;
  const found = wordsOf(text).filter(({ word }) => marks(word));
  return (
    <>
      {found.map(({ start, end }, at) => (
        <Fragment key={start}>
          {text.slice(found[at - 1]?.end ?? 0, start)}
          <mark>{text.slice(start, end)}</mark>
        </Fragment>
      ))}
      {text.slice(found.at(-1)?.end ?? 0)}
    </>
  );
}
