import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import ts from 'typescript';
import { inProject } from '../run/project';

/** Contexts and what is not written with a capital letter need no example. */
const COMPONENT = /^export (?:const|class|function) ([A-Z]\w*)(?<!Context)\b/gm;

/** The components that a gallery names: the keys of its `parts`, and what these have in `with`. */
export function listExamples(source: string): string[] {
  const names: string[] = [];
  const visit = (node: ts.Node, inParts: boolean): void => {
    if (ts.isPropertyAssignment(node)) {
      const { initializer } = node;
      const name = node.name.getText();
      if (name === 'parts' && ts.isObjectLiteralExpression(initializer)) {
        names.push(...initializer.properties.map((property) => property.name?.getText() ?? ''));
        ts.forEachChild(initializer, (child) => visit(child, true));
        return;
      }
      if (inParts && name === 'with' && ts.isArrayLiteralExpression(initializer))
        names.push(...initializer.elements.filter(ts.isStringLiteral).map(({ text }) => text));
    }
    ts.forEachChild(node, (child) => visit(child, inParts));
  };
  visit(ts.createSourceFile('gallery.tsx', source, ts.ScriptTarget.Latest, true), false);
  return names;
}

/** Components below a folder that no gallery shows, and names in galleries that no component has. */
export function findMissingExamples(folder: string): string[] {
  const files = readdirSync(inProject(folder), { recursive: true, encoding: 'utf8' })
    .filter((file) => file.endsWith('.tsx') && !file.endsWith('.test.tsx'))
    .map((file) => ({ path: join(folder, file), text: readFileSync(inProject(folder, file), 'utf8') }));
  const isGallery = ({ path }: { path: string }) => path.endsWith('.gallery.tsx');
  const components = files
    .filter((file) => !isGallery(file))
    .flatMap(({ path, text }) => [...text.matchAll(COMPONENT)].map(([, name = '']) => ({ path, name })));
  const examples = files
    .filter(isGallery)
    .flatMap(({ path, text }) => listExamples(text).map((name) => ({ path, name })));
  const lacks = (list: { name: string }[], wanted: string) => !list.some(({ name }) => name === wanted);
  return [
    ...components
      .filter(({ name }) => lacks(examples, name))
      .map(({ path, name }) => `${path}: ${name} is in no gallery; add it to the *.gallery.tsx beside it`),
    ...examples
      .filter(({ name }) => lacks(components, name))
      .map(({ path, name }) => `${path}: there is no component ${name}`),
  ];
}
