import { useEffect, useRef, useState, type RefObject } from 'react';
import { settle, useNotice, useSingleFlight } from '../../primitives/index.ts';
import type {
  BankLinkOutcome,
  BankLinkResult,
  BankLinkStart,
  LinkInstitution,
} from '../BankLinkDialog/BankLinkDialog.model.ts';
import { useBrand } from '../../theme/BrandContext.ts';
import { useWords } from '../../words/index.ts';
import { bankLinkDialogWords } from '../words/bankLinkDialog.ts';
import { linkingWords } from '../words/linking.ts';

export interface LinkingActions {
  providerName: string;
  onStartLink: () => Promise<BankLinkStart>;
  onLink: (institution: LinkInstitution) => Promise<BankLinkResult>;
}

export interface Linking {
  /** Whether a link is being requested, or its dialog or the provider’s window is open. */
  connecting: boolean;
  open: boolean;
  /** The name of the bank to link again. */
  preferred: string | undefined;
  /** The Connect button, which is always on the page. */
  mainButton: RefObject<HTMLButtonElement | null>;
  /** The element focused when the dialog closes. */
  finalFocus: RefObject<HTMLElement | null>;
  start: (opener: HTMLElement, preferred?: string) => void;
  link: (institution: LinkInstitution) => Promise<BankLinkResult>;
  setOpen: (open: boolean) => void;
  finish: (outcome: BankLinkOutcome) => void;
}

/**
 * Manages linking a bank: requests a link token, opens the dialog or the provider’s own window, and
 * shows a toast for each outcome.
 */
export function useLinking({ providerName, onStartLink, onLink }: LinkingActions): Linking {
  const words = useWords(bankLinkDialogWords);
  const texts = useWords(linkingWords);
  const notice = useNotice();
  const { productName } = useBrand();
  const [open, setOpen] = useState(false);
  const [preferred, setPreferred] = useState<string>();
  const mainButton = useRef<HTMLButtonElement>(null);
  const finalFocus = useRef<HTMLElement>(null);
  const pressed = useRef<HTMLElement>(null);

  const report = (result: BankLinkResult) => {
    if (result.ok) {
      const message = texts.connected({ product: productName });
      notice({ title: texts.connectedTitle, message, variant: 'default' });
      // An unknown outcome is not a failure; the dialog reports it.
    } else if (!result.unknown) {
      notice({ title: texts.failedTitle, message: texts.failed, variant: 'destructive' });
    }
  };
  const openProviderWindow = async (ask: () => Promise<BankLinkResult | undefined>) => {
    const result = await settle(ask());
    if (!result) return;
    report(result);
    if (result.ok) finalFocus.current = mainButton.current;
    // Without a dialog, a toast reports it.
    else if (result.unknown) {
      notice({ title: words.unknownTitle, message: words.unknown, variant: 'default' });
    }
  };

  const [starting, start] = useSingleFlight(async (opener: HTMLElement, name?: string) => {
    finalFocus.current = pressed.current = opener;
    const result = await settle(onStartLink());
    if (!result.ok) {
      const why = result.notSent ? result.message : undefined;
      const message = why || texts.setup({ provider: providerName });
      return notice({ title: texts.setupTitle, message, variant: 'destructive' });
    }
    if (result.ask) return openProviderWindow(result.ask);
    setPreferred(name);
    setOpen(true);
  });
  const connecting = starting || open;
  // A pending button loses the focus, and a button that has done its work is removed.
  useEffect(() => {
    if (connecting) return;
    const { activeElement } = document;
    if (activeElement === document.body || activeElement === pressed.current) {
      finalFocus.current?.focus();
    }
  }, [connecting]);

  const link = async (institution: LinkInstitution): Promise<BankLinkResult> => {
    const result = await onLink(institution).catch((): BankLinkResult => ({ ok: false }));
    report(result);
    return result;
  };
  const finish = (outcome: BankLinkOutcome) => {
    // The button of an empty page or of an inactive account is removed after linking.
    if (outcome === 'linked') finalFocus.current = mainButton.current;
  };
  return { connecting, open, preferred, mainButton, finalFocus, start, link, setOpen, finish };
}
