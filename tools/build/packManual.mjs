import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { fromMarkdown } from 'mdast-util-from-markdown';
import { gfmTableFromMarkdown } from 'mdast-util-gfm-table';
import { gfmTable } from 'micromark-extension-gfm-table';
import { root } from './targets.mjs';

const folder = join(root, 'docs/manual');

/** The files that {@link packManual} reads. */
export const manualFiles = () => [join(folder, 'pages.json'), ...listed().map(({ file }) => file)];

function listed() {
  const groups = JSON.parse(readFileSync(join(folder, 'pages.json'), 'utf8'));
  return groups.flatMap(({ title, pages }) =>
    pages.map((page) => ({ group: title, name: page.replace('../', ''), file: join(folder, `${page}.md`) })),
  );
}

/**
 * Returns the pages of the manual for the window: their groups, their content as plain data without markup, and the place of
 * the paragraph about each finding. Throws a sentence about what the window could not show.
 */
export function packManual() {
  const pages = listed().map(({ group, name, file }) => ({ group, ...readPage(name, readFileSync(file, 'utf8')) }));
  checkLinks(pages);
  return {
    groups: [...new Set(pages.map(({ group }) => group))].map((title) => ({
      title,
      pages: pages.filter(({ group }) => group === title).map(({ name }) => name),
    })),
    pages: pages.map(({ name, title, blocks }) => ({ name, title, blocks })),
    findings: findingsIn(pages),
  };
}

/** Returns one page of Markdown as data. */
export function readPage(name, text) {
  const tree = fromMarkdown(text, { extensions: [gfmTable()], mdastExtensions: [gfmTableFromMarkdown()] });
  const anchors = new Map();
  const blocks = tree.children.flatMap((node) => blockOf(node, { name, anchors }));
  const title = blocks.find(({ kind, depth }) => kind === 'heading' && depth === 1);
  if (title === undefined) throw new Error(`The page ${name} of the manual has no title. Begin it with "# Title".`);
  return { name, title: plain(title.text), blocks };
}

const blockReaders = {
  heading: ({ depth, children }, page) => {
    const text = inline(children, page);
    return [{ kind: 'heading', depth, id: anchorOf(plain(text), page.anchors), text }];
  },
  paragraph: ({ children }, page) => {
    const text = inline(children, page);
    return text.length === 0 ? [] : [{ kind: 'paragraph', text }];
  },
  list: ({ ordered, children }, page) => [
    {
      kind: 'list',
      isOrdered: ordered === true,
      items: children.map((item) => item.children.flatMap((node) => blockOf(node, page))),
    },
  ],
  table: ({ children: [head, ...rows] }, page) => {
    const cells = (row) => row.children.map((cell) => inline(cell.children, page));
    return [{ kind: 'table', head: cells(head), rows: rows.map(cells) }];
  },
  code: ({ value }) => [{ kind: 'code', text: value }],
  blockquote: ({ children }, page) => [{ kind: 'quote', blocks: children.flatMap((node) => blockOf(node, page)) }],
  thematicBreak: () => [],
  // Comments are for those who edit the page.
  html: ({ value }, page) => {
    if (/^<!--[^]*-->$/u.test(value)) return [];
    throw new Error(`The page ${page.name} of the manual has markup: ${value}. Write it in Markdown.`);
  },
};

function blockOf(node, page) {
  const reader = blockReaders[node.type];
  if (reader === undefined)
    throw new Error(`The page ${page.name} of the manual has a ${node.type}, which the window cannot show.`);
  return reader(node, page);
}

const inlineReaders = {
  text: ({ value }) => [value.replaceAll(/\s*\n\s*/gu, ' ')],
  break: () => [' '],
  inlineCode: ({ value }) => [{ kind: 'code', text: value }],
  strong: ({ children }, page) => [{ kind: 'strong', text: inline(children, page) }],
  emphasis: ({ children }, page) => [{ kind: 'emphasis', text: inline(children, page) }],
  // Pictures are on the site; in the window, the thing itself is beside the page.
  image: () => [],
  link: ({ url, children }, page) => {
    const text = inline(children, page);
    const to = targetOf(url, page.name);
    return to === null ? text : [{ kind: 'link', to, text }];
  },
};

function inline(nodes, page) {
  const parts = nodes.flatMap((node) => {
    const reader = inlineReaders[node.type];
    if (reader === undefined)
      throw new Error(
        `The page ${page.name} of the manual has a ${node.type} in a line, which the window cannot show.`,
      );
    return reader(node, page);
  });
  // Text that was split at what is left out is one text again.
  const joined = [];
  for (const part of parts) {
    const last = joined.at(-1);
    if (typeof part === 'string' && typeof last === 'string') joined[joined.length - 1] = last + part;
    else joined.push(part);
  }
  return joined;
}

/** Returns `page#anchor`, a web address, or null for a file that is not in the manual. */
function targetOf(url, from) {
  if (/^https?:\/\//u.test(url)) return url;
  const [file = '', anchor = ''] = url.split('#');
  const page = file === '' ? from : /^(?:\.\.\/|manual\/)?([\w-]+)\.md$/u.exec(file)?.[1];
  if (page === undefined) {
    if (/^[a-z]+:/iu.test(url)) throw new Error(`The page ${from} of the manual links to ${url}. Use https://.`);
    return null;
  }
  return anchor === '' ? page : `${page}#${anchor}`;
}

/** Returns the text of an inline list. */
export function plain(parts) {
  return parts
    .map((part) => (typeof part === 'string' ? part : typeof part.text === 'string' ? part.text : plain(part.text)))
    .join('');
}

/** Returns the anchor of a heading, as code hosts make it. */
function anchorOf(text, anchors) {
  const base = text
    .toLowerCase()
    .replaceAll(/[^\p{L}\p{N}\s_-]/gu, '')
    .trim()
    .replaceAll(/\s/gu, '-');
  const count = anchors.get(base) ?? 0;
  anchors.set(base, count + 1);
  return count === 0 ? base : `${base}-${count}`;
}

function checkLinks(pages) {
  const known = new Set(
    pages.flatMap(({ name, blocks }) => [name, ...headings(blocks).map(({ id }) => `${name}#${id}`)]),
  );
  for (const { name, blocks } of pages) {
    const lost = linksIn(blocks).find((to) => !/^https?:/u.test(to) && !known.has(to));
    if (lost !== undefined) throw new Error(`The page ${name} of the manual links to ${lost}, which is not there.`);
  }
}

const headings = (blocks) => blocks.filter(({ kind }) => kind === 'heading');

/** Returns every target of a link in blocks, items, cells or texts. */
function linksIn(value) {
  if (Array.isArray(value)) return value.flatMap(linksIn);
  if (typeof value !== 'object' || value === null) return [];
  return [...(value.kind === 'link' ? [value.to] : []), ...Object.values(value).flatMap(linksIn)];
}

/** In the page of findings, the paragraph after a heading begins with the id of the finding that it is about. */
function findingsIn(pages) {
  const blocks = pages.find(({ name }) => name === 'findings')?.blocks ?? [];
  return Object.fromEntries(
    blocks.flatMap((block, at) => {
      const next = blocks[at + 1];
      const id = block.kind === 'heading' && next?.kind === 'paragraph' ? next.text[0] : undefined;
      return id?.kind === 'code' ? [[id.text, `findings#${block.id}`]] : [];
    }),
  );
}
