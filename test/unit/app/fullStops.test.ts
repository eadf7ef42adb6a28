/** @jest-environment node */
import { readdirSync, readFileSync } from 'node:fs';
import { join, resolve } from 'node:path';
import ts from 'typescript';

/** What a person reads on a screen ends with a stop where it is a sentence, and without one where it names something. */
const ROOT = resolve(__dirname, '../../../src');
const NAMES = new Set(['label', 'title', 'heading', 'action', 'next', 'textLabel', 'aria-label']);
const SENTENCES = new Set(['hint', 'notFound', 'whenEmpty']);
const NAMING_TAGS = new Set(['h1', 'h2', 'h3', 'th', 'dt', 'button', 'summary', 'legend', 'label', 'Link', 'option']);
/** Fewer words may name something. */
const FEWEST_WORDS = 5;

const screens = readdirSync(ROOT, { recursive: true, encoding: 'utf8' }).filter((path) => path.endsWith('.tsx'));

/** The text of a literal, with '…' for what is put into it; null: it is none. */
function textOf(node: ts.Node | undefined): string | null {
  if (!node) return null;
  if (ts.isJsxExpression(node)) return textOf(node.expression);
  if (ts.isJsxText(node)) return node.text.trim();
  if (ts.isStringLiteralLike(node)) return node.text;
  // What is put in last may bring its own stop.
  return ts.isTemplateExpression(node) ? node.templateSpans.at(-1)?.literal.text || null : null;
}

const isEnded = (text: string) => /[.?!:…»]$/.test(text);
const isNamed = (text: string) => !text.endsWith('.') || text.endsWith('...');

/** What is wrong with one node's text; null: nothing. */
function faultOf(node: ts.Node): string | null {
  if (ts.isJsxAttribute(node)) {
    const text = textOf(node.initializer) ?? '';
    const name = node.name.getText();
    if (NAMES.has(name) && !isNamed(text)) return text;
    return SENTENCES.has(name) && text !== '' && !isEnded(text) ? text : null;
  }
  if (!ts.isJsxElement(node)) return null;
  const tag = node.openingElement.tagName.getText();
  const parts = node.children.filter((child) => !ts.isJsxText(child) || child.text.trim() !== '');
  const text = textOf(parts.at(-1)) ?? '';
  if (NAMING_TAGS.has(tag) && !isNamed(text)) return text;
  const isSentence = tag === 'p' && parts.length === 1 && text.split(/\s+/).length >= FEWEST_WORDS;
  return isSentence && !isEnded(text) ? text : null;
}

test.each(screens)('%s', (path) => {
  const source = ts.createSourceFile(
    path,
    readFileSync(join(ROOT, path), 'utf8'),
    ts.ScriptTarget.Latest,
    true,
    ts.ScriptKind.TSX,
  );
  const faults: string[] = [];
  const visit = (node: ts.Node): void => {
    const fault = faultOf(node);
    if (fault !== null) faults.push(fault);
    ts.forEachChild(node, visit);
  };
  visit(source);
  expect(faults).toEqual([]);
});
