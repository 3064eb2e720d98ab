import { Bold, Heading, Italic, Link, List, ListOrdered } from 'lucide';
import {
  type ClipboardEvent,
  type DragEvent,
  type KeyboardEvent,
  memo,
  useCallback,
  useEffect,
  useId,
  useLayoutEffect,
  useRef,
  useState,
} from 'react';
import { useTranslation } from 'react-i18next';
import { type Purifier, type Purify, useLoadedPurify } from '../canvas/purifier.ts';
import { textToHtml } from '../../src/runtime/html/clean-html.ts';
import { cleanText } from '../document/pasted-text.ts';
import { isSameJson } from '../document/same-json.ts';
import { IconButton } from '../ui/button/icon-button.tsx';
import { HelpText, LabelText } from '../ui/text-field/field.styles.ts';
import { useLatest } from '../workspace/use-latest.ts';
import * as format from './format.ts';
import { LinkForm } from './link-form.tsx';
import * as S from './rich-text.styles.ts';
import { pastedHtml } from './pasted-html.ts';
import { toEditedHtml, toStoredText } from './stored-text.ts';

export interface RichTextFieldProps {
  readonly label: string;
  readonly value: string;
  readonly onChange: (text: string) => void;
  readonly purifier: Purifier;
  readonly lang: string;
  readonly placeholder?: string;
  readonly help?: string | undefined;
  readonly error?: string | null | undefined;
  /** A long text with headings, such as an article. */
  readonly isArticle?: boolean;
}

const TOOLS = [
  ['bold', Bold, 'Control+B'],
  ['italic', Italic, 'Control+I'],
  ['bullets', List, undefined],
  ['numbers', ListOrdered, undefined],
] as const;

type State = Readonly<Record<format.FormatName | 'heading' | 'link', boolean>>;
const NOTHING: State = {
  bold: false,
  italic: false,
  bullets: false,
  numbers: false,
  heading: false,
  link: false,
};

interface FormatToolsProps extends Pick<RichTextFieldProps, 'label' | 'isArticle'> {
  /** Id of the text. */
  readonly of: string;
  /** What the selection has. */
  readonly state: State;
  readonly onFormat: (name: format.FormatName | 'heading') => void;
  readonly onLink: () => void;
}

/** The tools above the text. They do not render again with each letter. */
const FormatTools = memo(function FormatTools({
  label,
  isArticle,
  of,
  state,
  onFormat,
  onLink,
}: FormatToolsProps) {
  const { t } = useTranslation();
  return (
    <S.Tools role="toolbar" aria-label={t('richText.tools', { name: label })} aria-controls={of}>
      {TOOLS.map(([name, icon, shortcut]) => (
        <IconButton
          key={name}
          size="small"
          icon={icon}
          label={t(`richText.${name}`)}
          {...(shortcut ? { shortcut } : {})}
          aria-pressed={state[name]}
          onPress={() => onFormat(name)}
        />
      ))}
      {isArticle && (
        <IconButton
          size="small"
          icon={Heading}
          label={t('richText.heading')}
          aria-pressed={state.heading}
          onPress={() => onFormat('heading')}
        />
      )}
      <IconButton
        size="small"
        icon={Link}
        label={t('richText.link')}
        shortcut="Control+K"
        aria-pressed={state.link}
        onPress={onLink}
      />
    </S.Tools>
  );
});

/** The position in a text at a point of the window; `null` where there is none. */
function caretAt(x: number, y: number): [node: Node, offset: number] | null {
  const position = document.caretPositionFromPoint?.(x, y);
  if (position) return [position.offsetNode, position.offset];
  // Chrome until 127, and Safari.
  const range = document.caretRangeFromPoint?.(x, y);
  return range ? [range.startContainer, range.startOffset] : null;
}

/** A field for a text with bold and italic parts, links and lists. What is pasted or dropped keeps these and nothing else. */
export function RichTextField({ purifier, ...rest }: RichTextFieldProps) {
  const purify = useLoadedPurify(purifier);
  return purify && <EditedText {...rest} purify={purify} />;
}

function EditedText({
  label,
  value,
  onChange,
  purify,
  lang,
  placeholder = '',
  help,
  error,
  isArticle = false,
}: Omit<RichTextFieldProps, 'purifier'> & { readonly purify: Purify }) {
  const id = useId();
  const content = useRef<HTMLDivElement>(null);
  const written = useRef<string | null>(null);
  const [state, setState] = useState(NOTHING);
  const [link, setLink] = useState<{ readonly url: string; readonly range: Range } | null>(null);

  useLayoutEffect(() => {
    // What was just typed stays as it is: the caret is in it.
    if (!content.current || written.current === value) return;
    written.current = value;
    content.current.innerHTML = purify(toEditedHtml(value)).html;
  }, [value, purify]);

  const read = useCallback(() => {
    const element = content.current;
    if (!element || !format.selectedRange(element)) return;
    const next: State = {
      bold: format.hasFormat('bold'),
      italic: format.hasFormat('italic'),
      bullets: format.hasFormat('bullets'),
      numbers: format.hasFormat('numbers'),
      heading: format.hasHeading(),
      link: format.selectedLink(element) !== null,
    };
    setState((last) => (isSameJson(last, next) ? last : next));
  }, []);
  const reading = useRef(0);
  /** With the next drawing: the selection is read off the laid out page. */
  const readLater = useCallback(() => {
    reading.current ||= requestAnimationFrame(() => {
      reading.current = 0;
      read();
    });
  }, [read]);
  useEffect(() => {
    document.addEventListener('selectionchange', readLater);
    return () => {
      document.removeEventListener('selectionchange', readLater);
      cancelAnimationFrame(reading.current);
      reading.current = 0;
    };
  }, [readLater]);

  const write = () => {
    if (!content.current) return;
    const safe = document.createElement('div');
    safe.innerHTML = purify(content.current.innerHTML).html;
    const text = toStoredText(safe);
    written.current = text;
    onChange(text);
    readLater();
  };
  const change = (work: () => void) => {
    content.current?.focus();
    document.execCommand('defaultParagraphSeparator', false, 'p');
    work();
    write();
  };
  const askForLink = () => {
    const element = content.current;
    if (!element) return;
    const range = format.selectedRange(element);
    if (!range) element.focus();
    const selected = range ?? format.selectedRange(element);
    if (selected) setLink({ url: format.selectedLink(element)?.getAttribute('href') ?? '', range: selected });
  };
  const endLink = (url: string | null) => {
    const range = link?.range;
    setLink(null);
    content.current?.focus();
    if (range) format.selectRange(range);
    if (url !== null) change(() => content.current && format.setLink(content.current, url));
  };
  const onKeyDown = (event: KeyboardEvent) => {
    if (!(event.ctrlKey || event.metaKey) || event.altKey || event.shiftKey) return;
    const key = event.key.toLowerCase();
    if (key === 'b') change(() => format.toggleFormat('bold'));
    else if (key === 'i') change(() => format.toggleFormat('italic'));
    else if (key === 'k') askForLink();
    else return;
    event.preventDefault();
    event.stopPropagation();
  };
  const insertFrom = (data: DataTransfer) => {
    const html = data.getData('text/html');
    const lines = textToHtml(cleanText(data.getData('text/plain'))).replaceAll('\n', '<br>');
    const pasted = pastedHtml(html === '' ? lines : html, isArticle);
    if (pasted !== '') change(() => document.execCommand('insertHTML', false, purify(pasted).html));
  };
  const onPaste = (event: ClipboardEvent) => {
    event.preventDefault();
    insertFrom(event.clipboardData);
  };
  const isOwnDragged = useRef(false);
  const onDrop = (event: DragEvent) => {
    const isOwn = isOwnDragged.current;
    // What is moved may leave the document before its `dragend`.
    isOwnDragged.current = false;
    // The browser moves what was dragged inside of the text.
    if (isOwn) return;
    event.preventDefault();
    const caret = caretAt(event.clientX, event.clientY);
    content.current?.focus();
    if (caret) document.getSelection()?.collapse(...caret);
    insertFrom(event.dataTransfer);
  };

  const latest = useLatest({ change, askForLink });
  const onFormat = useCallback(
    (name: format.FormatName | 'heading') =>
      latest.current.change(() => (name === 'heading' ? format.toggleHeading() : format.toggleFormat(name))),
    [latest],
  );
  const onLink = useCallback(() => latest.current.askForLink(), [latest]);

  return (
    <S.Frame>
      <LabelText id={`${id}label`}>{label}</LabelText>
      <div>
        <FormatTools
          label={label}
          isArticle={isArticle}
          of={`${id}text`}
          state={state}
          onFormat={onFormat}
          onLink={onLink}
        />
        {link && <LinkForm url={link.url} onDone={endLink} onCancel={() => endLink(null)} />}
        <S.Content
          ref={content}
          id={`${id}text`}
          role="textbox"
          aria-multiline="true"
          aria-labelledby={`${id}label`}
          aria-describedby={`${id}help`}
          aria-invalid={error ? true : undefined}
          contentEditable
          suppressContentEditableWarning
          lang={lang}
          tabIndex={0}
          data-placeholder={placeholder}
          data-large={isArticle ? '' : undefined}
          onInput={write}
          onKeyDown={onKeyDown}
          onPaste={onPaste}
          onDragStart={() => {
            isOwnDragged.current = true;
          }}
          onDragEnd={() => {
            isOwnDragged.current = false;
          }}
          onDrop={onDrop}
        />
      </div>
      <HelpText id={`${id}help`}>{error || help}</HelpText>
    </S.Frame>
  );
}
