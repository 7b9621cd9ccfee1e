import { parse } from 'svelte/compiler';
import { childrenOf, isNode, type Node } from './markup.ts';

/** Attributes that people read or hear, of elements and of the page's own components. */
const read = /^(aria-(label|description|roledescription|valuetext|placeholder)|title|placeholder|alt|label|legend|text|subtitle|yes|no|hint)$/;
/** Names and symbols that are the same in every language. */
const allowed = ['Crisscross', 'K7QFW2MX', 'OOPS'];

const hasLetters = (text: string) => /\p{L}{2}|^\s*[AI]\s*$/u.test(allowed.reduce((left, name) => left.replaceAll(name, ''), text));
/** A sentence, or a word as a label has it: `Join`, `Your turn`. Names of things in the code are neither. */
const isSentence = (text: string) => hasLetters(text) && /^\p{Lu}\p{Ll}+[.…!?]?$|\p{L}[,.:]? \p{L}/u.test(text);

/** The strings that an expression may show: not those that it compares, and not what it gives to a function. */
function stringsOf(node: Node): string[] {
  switch (node.type) {
    case 'Literal':
      return typeof node.value === 'string' ? [node.value] : [];
    case 'TemplateLiteral':
      return childrenOf(node).flatMap((child) =>
        child.type === 'TemplateElement' ? [(child.value as { cooked: string }).cooked] : stringsOf(child),
      );
    case 'ConditionalExpression':
      return [node.consequent, node.alternate].flatMap((child) => stringsOf(child as Node));
    case 'BinaryExpression':
      return node.operator === '+' ? [node.left, node.right].flatMap((child) => stringsOf(child as Node)) : [];
    case 'CallExpression':
      return childrenOf(node.callee as Node).flatMap(stringsOf);
    case 'LogicalExpression':
    case 'MemberExpression':
    case 'ArrayExpression':
    case 'ObjectExpression':
    case 'Property':
      return childrenOf(node).flatMap(stringsOf);
    default:
      return [];
  }
}

function attributeTexts(node: Node): string[] {
  if (!read.test(String(node.name))) return [];
  const values = [node.value].flat().filter(isNode);
  return values.flatMap((value) => (value.type === 'Text' ? [String(value.data)] : stringsOf(value.expression as Node)));
}

/** The texts of a template that stand in it literally. */
function shownIn(node: Node): string[] {
  if (node.type === 'Text') return [String(node.data)];
  if (node.type === 'Attribute') return attributeTexts(node);
  if (node.type === 'StyleDirective') return [];
  if (node.type === 'ExpressionTag') return stringsOf(node.expression as Node);
  return childrenOf(node).flatMap(shownIn);
}

/** Sentences in a script, wherever they stand, but for what it compares, and for those of errors, which only developers read. */
function sentencesIn(node: Node): string[] {
  if (node.type === 'ImportDeclaration' || /^TS/.test(node.type)) return [];
  if (node.type === 'NewExpression' && /Error$/.test(String((node.callee as Node).name))) return [];
  if (node.type === 'BinaryExpression' && /^[!=]=/.test(String(node.operator)))
    return childrenOf(node).filter(({ type }) => type !== 'Literal').flatMap(sentencesIn);
  const own = node.type === 'Literal' || node.type === 'TemplateLiteral' ? stringsOf(node).filter(isSentence) : [];
  return [...own, ...childrenOf(node).flatMap(sentencesIn)];
}

/** The texts for people that a component or a script has in itself, and not in the table of messages. */
export function literalsIn(path: string, text: string): string[] {
  const source = path.endsWith('.svelte') ? text : `<script lang="ts">${text}</script>`;
  const { fragment, instance, module } = parse(source, { modern: true }) as unknown as Record<string, Node | null>;
  const scripts = [instance, module].filter(isNode).flatMap((script) => sentencesIn(script.content as Node));
  return [...shownIn(fragment!).filter(hasLetters), ...scripts].map((found) => found.trim());
}
