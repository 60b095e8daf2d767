import { Box } from '@mui/material';
import type { Extension, Mark } from '@tiptap/core';
import {
  ClearButtons,
  DefaultEditorOptions,
  FormatButtons,
  LinkButtons,
  ListButtons,
  QuoteButtons,
  RichTextInput,
  type RichTextInputProps,
  RichTextInputToolbar,
} from 'ra-input-rich-text';
import { useEffect, useMemo, useRef } from 'react';
import { useSourceContext, useTranslate } from 'react-admin';
import { get, useFormState } from 'react-hook-form';
import { UploadProgress } from '../media/UploadProgress';
import { HeadingButtons } from './HeadingButtons';
import { InsertImageButton } from './InsertImageButton';
import { richTextI18n } from './i18n';
import { createRawHtmlExtensions, toEditorHtml, toStoredHtml } from './raw-html';
import { TableButton } from './TableButton';
import { tableNodes } from './table-nodes';
import './prose-mirror.css';
import { usePaste } from './use-paste';
import { type PictureQueue, usePictureQueue } from './use-picture-queue';

/** Extensions that write inline styles, which the content security policy blocks. */
const styleExtensions = ['textAlign', 'textStyle', 'color', 'highlight'];

/** New links open a window of their own; those that are stored stay as they are. */
const createLinkAttribute = (attribute: string, value: string) => ({
  default: value,
  parseHTML: (link: HTMLElement) => link.getAttribute(attribute) ?? '',
  renderHTML: (attributes: Record<string, string>) => ({ [attribute]: attributes[attribute] || null }),
});

type EditorExtension = NonNullable<RichTextInputProps['editorOptions']>['extensions'] & object;

/** The page's own heading is the only one of the first level. */
const createStarterKit = (starterKit: EditorExtension[number]) =>
  (starterKit as Extension).configure({ heading: { levels: [2, 3, 4, 5, 6] } }).extend({
    addExtensions() {
      return (this.parent?.() ?? []).map((extension) =>
        extension.name === 'link'
          ? (extension as Mark).extend({
              addAttributes() {
                return {
                  ...this.parent?.(),
                  target: createLinkAttribute('target', '_blank'),
                  rel: createLinkAttribute('rel', 'noopener noreferrer'),
                };
              },
            })
          : extension,
      );
    },
  });

const defaultExtensions = (DefaultEditorOptions.extensions ?? [])
  .filter(({ name }) => !styleExtensions.includes(name))
  .map((extension) => (extension.name === 'starterKit' ? createStarterKit(extension) : extension));

const Toolbar = ({ pictures }: { pictures: PictureQueue }) => (
  <RichTextInputToolbar size="small">
    <HeadingButtons />
    <FormatButtons size="small" />
    <ListButtons size="small" />
    <LinkButtons size="small" />
    <QuoteButtons size="small" />
    <TableButton />
    <InsertImageButton pictures={pictures} />
    <ClearButtons size="small" />
  </RichTextInputToolbar>
);

const surface = {
  '& .ProseMirror': {
    minHeight: 240,
    maxHeight: '60vh',
    overflowY: 'auto',
    lineHeight: 1.7,
    '& img': { maxWidth: '100%' },
    '& .table-frame': { overflowX: 'auto', my: 2 },
    '& table': { borderCollapse: 'collapse', minWidth: '50%' },
    '& :is(th, td)': {
      position: 'relative',
      minWidth: 96,
      p: '6px 10px',
      border: 1,
      borderColor: 'divider',
      textAlign: 'left',
      verticalAlign: 'top',
      '& > p': { m: 0 },
    },
    '& th': { bgcolor: 'var(--sand)' },
    '& .selectedCell': { outline: '2px solid var(--focus)', outlineOffset: -2 },
    '& .raw-html': {
      display: 'grid',
      gap: 0.5,
      p: 1.5,
      my: 2,
      border: 1,
      borderStyle: 'dashed',
      borderColor: 'divider',
      overflowWrap: 'anywhere',
      fontSize: 14,
      '& img': { maxHeight: 120 },
      '&.ProseMirror-selectednode': { outline: '2px solid var(--focus)' },
    },
    '&:focus-visible': { outline: '2px solid var(--focus)' },
  },
};

/** Marks the editor as invalid for assistive technology and for the focus of the first error. Returns a ref around it. */
const useInvalidMark = (path: string) => {
  const ref = useRef<HTMLDivElement>(null);
  const { errors } = useFormState();
  const isInvalid = get(errors, path) !== undefined;
  // After each render, because the editor is made anew when its options change.
  useEffect(() => {
    const editor = ref.current?.querySelector('.ProseMirror');
    if (isInvalid) editor?.setAttribute('aria-invalid', 'true');
    else editor?.removeAttribute('aria-invalid');
  });
  return ref;
};

export const RichTextEditor = ({ source, label, ...rest }: RichTextInputProps) => {
  const translate = useTranslate();
  const { getLabel, getSource } = useSourceContext();
  const ref = useInvalidMark(getSource(source));
  const name = typeof label === 'string' ? label : translate(getLabel(source));
  const rawLabel = richTextI18n.useT()('rawHtml');
  const pictures = usePictureQueue();
  const { paste, progress } = usePaste(pictures.add);
  const editorOptions = useMemo(
    () => ({
      extensions: [...defaultExtensions, ...tableNodes, ...createRawHtmlExtensions(rawLabel)],
      // TipTap would write its styles into a style element, which the content security policy blocks.
      injectCSS: false,
      editorProps: { attributes: { 'aria-label': name }, ...paste },
    }),
    [name, rawLabel, paste],
  );
  return (
    <Box ref={ref} data-field>
      <RichTextInput
        source={source}
        label={name}
        editorOptions={editorOptions}
        toolbar={<Toolbar pictures={pictures} />}
        sx={surface}
        format={(html: string | null) => toEditorHtml(html ?? '')}
        parse={(html: string) => toStoredHtml(html) || null}
        {...rest}
      />
      <UploadProgress label={name} progress={progress} />
    </Box>
  );
};
