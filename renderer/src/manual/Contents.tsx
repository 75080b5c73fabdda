import styles from './ManualPane.module.css';
import { ManualLink } from './Page.tsx';
import { type Heading, type Manual, type ManualPage, plainText } from './packed.ts';

interface ContentsProps {
  readonly manual: Manual;
  readonly current: string;
}

/** All pages by their groups, and the headings of the one that is read. */
export function Contents({ manual: { groups, pages }, current }: ContentsProps) {
  return (
    <nav className={styles.contents} lang="en" dir="ltr">
      {groups.map(({ title, pages: names }) => (
        <section key={title} aria-label={title}>
          <h3>{title}</h3>
          <ul>
            {names
              .flatMap((name) => pages.find((page) => page.name === name) ?? [])
              .map((page) => (
                <li key={page.name}>
                  <ManualLink to={page.name} current={page.name === current}>
                    {page.title}
                  </ManualLink>
                  {page.name === current ? <Headings page={page} /> : null}
                </li>
              ))}
          </ul>
        </section>
      ))}
    </nav>
  );
}

function Headings({ page: { name, blocks } }: { readonly page: ManualPage }) {
  const headings = blocks.filter((block): block is Heading => block.kind === 'heading' && block.depth === 2);
  return headings.length === 0 ? null : (
    <ul>
      {headings.map(({ id, text }) => (
        <li key={id}>
          <ManualLink to={`${name}#${id}`}>{plainText(text)}</ManualLink>
        </li>
      ))}
    </ul>
  );
}
