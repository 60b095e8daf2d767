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
import { useMemo } from 'react';
import { useSourceContext, useTranslate } from 'react-admin';
import { getPageNonce } from '../../data/page-nonce';
import { HeadingButtons } from './HeadingButtons';
import { InsertImageButton } from './InsertImageButton';
import { sanitisePaste } from './sanitise-paste';

/** Extensions that write inline styles, which the content security policy blocks. */
const styleExtensions = ['textAlign', 'textStyle', 'color', 'highlight'];
const extensions = (DefaultEditorOptions.extensions ?? []).filter(({ name }) => !styleExtensions.includes(name));

const Toolbar = () => (
  <RichTextInputToolbar size="small">
    <HeadingButtons />
    <FormatButtons size="small" />
    <ListButtons size="small" />
    <LinkButtons size="small" />
    <QuoteButtons size="small" />
    <InsertImageButton />
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
    '&:focus-visible': { outline: '2px solid var(--focus)' },
  },
};

export const RichTextEditor = ({ source, label, ...rest }: RichTextInputProps) => {
  const translate = useTranslate();
  const { getLabel } = useSourceContext();
  const name = typeof label === 'string' ? label : translate(getLabel(source));
  const editorOptions = useMemo(
    () => ({
      extensions,
      injectNonce: getPageNonce(),
      editorProps: {
        attributes: { 'aria-label': name },
        transformPastedHTML: (html: string) => sanitisePaste(html, window.location.origin),
      },
    }),
    [name],
  );
  return (
    <RichTextInput
      source={source}
      label={name}
      editorOptions={editorOptions}
      toolbar={<Toolbar />}
      sx={surface}
      {...rest}
    />
  );
};
