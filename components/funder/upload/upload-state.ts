import type { Findings } from "@/components/funder/preflight/inspect-file";

/**
 * One chosen file of a document.
 * "uploading", "success" and "failed" are rows of the list. "noted" is a file that has left the list and whose
 * failure is still shown at the field; it can be sent again when `retryable`.
 */
export type UploadItem = {
  uid: string;
  field: string;
  name: string;
  size: number;
  /** When the file was last changed, epoch milliseconds; unknown for a file of a draft or of a phone. */
  lastModified?: number | undefined;
  status: "uploading" | "success" | "failed" | "noted";
  /** 0 to 99 while sending; 100 only after the server has accepted the file. */
  percentage: number;
  url: string;
  /** Why it failed. */
  message: string;
  retryable: boolean;
  /** Automatic tries after the first one. */
  retries: number;
  storedAt?: number | undefined;
  /** When its first bytes left, epoch milliseconds. */
  startedAt?: number | undefined;
  /** The result of its inspection on this device. */
  findings?: Findings | undefined;
};

export type ChosenFile = { field: string; name: string; size: number };
export type StoredFile = ChosenFile & {
  url: string;
  /** When it was stored, epoch milliseconds; a draft of an older release does not say. */
  storedAt?: number | undefined;
};

export type UploadAction =
  | { kind: "added"; field: string; files: { uid: string; name: string; size: number; lastModified?: number }[] }
  | { kind: "progressed"; uid: string; percentage: number; at?: number }
  | { kind: "retrying"; uid: string; retries: number }
  | { kind: "succeeded"; uid: string; url: string; at?: number }
  | { kind: "failed"; uid: string; message: string; retryable: boolean }
  | { kind: "noted"; uid: string }
  /** The service wants a sign-in first: nothing that is being sent will arrive. */
  | { kind: "interrupted"; message: string }
  | { kind: "resumed"; uid: string }
  | { kind: "inspected"; uid: string; findings: Findings }
  | { kind: "removed"; uid: string }
  | { kind: "restored"; files: StoredFile[]; unsent: ChosenFile[]; message: string }
  /** Another tab stored or removed files of the same registration. */
  | { kind: "followed"; before: StoredFile[]; now: StoredFile[] }
  | { kind: "cleared" };

/** What the uid of a file of a draft begins with. */
const RESTORED = "draf-";
/** Whether a file comes from a draft: its content is not at hand. */
export const isRestored = ({ uid }: { uid: string }): boolean => uid.startsWith(RESTORED);

const fresh = { status: "uploading", percentage: 0, url: "", message: "", retryable: false, retries: 0 } as const;

const storedItem = (file: StoredFile): UploadItem => ({ ...fresh, ...file, uid: RESTORED + file.url, status: "success", percentage: 100 });

function update(items: UploadItem[], uid: string, change: (item: UploadItem) => Partial<UploadItem>): UploadItem[] {
  return items.map((item) => (item.uid === uid ? { ...item, ...change(item) } : item));
}

/** The list of chosen files after an event. Events of files that are no longer listed change nothing. */
export function uploadReducer(items: UploadItem[], action: UploadAction): UploadItem[] {
  switch (action.kind) {
    case "added": {
      // A new choice replaces the field's refused files. Files that can be retried stay, unless they were chosen again.
      const again = replacedBy(items, action.field, action.files);
      const others = items.filter((item) => !again.includes(item) && (item.field !== action.field || item.status !== "noted" || item.retryable));
      return [...others, ...action.files.map((file) => ({ ...fresh, ...file, field: action.field }))];
    }
    case "progressed":
      return update(items, action.uid, (item) =>
        item.status === "uploading"
          ? { startedAt: item.startedAt ?? action.at, percentage: Math.max(0, Math.min(99, Math.floor(action.percentage))) }
          : {},
      );
    case "retrying":
      return update(items, action.uid, () => ({ percentage: 0, retries: action.retries, startedAt: undefined }));
    case "succeeded":
      return update(items, action.uid, () => ({ status: "success", percentage: 100, url: action.url, message: "", storedAt: action.at }));
    case "failed":
      return update(items, action.uid, () => ({ status: "failed", message: action.message, retryable: action.retryable }));
    case "noted":
      return update(items, action.uid, (item) => (item.status === "failed" ? { status: "noted" } : {}));
    case "interrupted":
      return items.map((item) => (item.status === "uploading" ? { ...item, status: "noted", message: action.message, retryable: true } : item));
    case "resumed":
      return update(items, action.uid, () => ({ ...fresh, startedAt: undefined }));
    case "inspected":
      return update(items, action.uid, () => ({ findings: action.findings }));
    case "removed":
      return items.filter((item) => item.uid !== action.uid);
    case "restored": {
      const { unsent, message } = action;
      const lost = unsent.map((file, index) => ({
        ...fresh,
        ...file,
        uid: `${RESTORED}hilang-${items.length + index}`,
        status: "noted" as const,
        message,
      }));
      return [...items, ...action.files.map(storedItem), ...lost];
    }
    case "followed": {
      const [before, now, known] = [action.before, action.now, items].map((files) => new Set(files.map(({ url }) => url)));
      const sameFile = (item: UploadItem) => (file: ChosenFile) => file.field === item.field && file.name === item.name && file.size === item.size;
      const others = items.filter((item) => {
        if (item.status === "success") return now?.has(item.url) || !before?.has(item.url);
        // The other tab was still sending it.
        return !(isRestored(item) && action.now.some(sameFile(item)));
      });
      return [...others, ...action.now.filter(({ url }) => !known?.has(url)).map(storedItem)];
    }
    case "cleared":
      return [];
  }
}

/** The listed files of a document. */
export function rowsOf(items: UploadItem[], field: string): UploadItem[] {
  return items.filter((item) => item.field === field && item.status !== "noted");
}

/** Whether a file was chosen for its document before: by its name, its size and, where known, its last change. */
export function isRepeated(rows: readonly UploadItem[], { uid, name, size, lastModified }: UploadItem): boolean {
  const before = rows.slice(
    0,
    rows.findIndex((row) => row.uid === uid),
  );
  const isSame = (row: UploadItem) =>
    row.name === name && row.size === size && (row.lastModified ?? lastModified) === (lastModified ?? row.lastModified);
  return before.some((row) => row.status !== "failed" && isSame(row));
}

/** The failures shown at a document after their rows are removed. */
export function notesOf(items: UploadItem[], field: string): UploadItem[] {
  return items.filter((item) => item.field === field && item.status === "noted");
}

/** Names of all files that failed and have left the list, each once. */
export const notedNames = (items: UploadItem[]): string[] => [...new Set(items.filter(({ status }) => status === "noted").map(({ name }) => name))];

/** Id of the element with a file's error. */
export const uploadErrorId = (uid: string): string => `berkas-${uid}`;

/** The refused or failed files of a document that are still shown. */
export function failuresOf(items: UploadItem[], field: string): UploadItem[] {
  return items.filter((item) => item.field === field && (item.status === "failed" || item.status === "noted"));
}

/** The failures that end with a choice of the same files: both would be sent once the network is back. */
export function replacedBy(items: UploadItem[], field: string, files: Pick<ChosenFile, "name" | "size">[]): UploadItem[] {
  return failuresOf(items, field).filter((item) => files.some((file) => file.name === item.name && file.size === item.size));
}

/** The accepted files, in the order of choosing. */
export function storedFiles(items: UploadItem[]): StoredFile[] {
  return items
    .filter((item) => item.status === "success")
    .map(({ field, name, size, url, storedAt }) => ({ field, name, size, url, ...(storedAt ? { storedAt } : {}) }));
}

/** The chosen files that would have to be chosen again if the page went now. */
export function unsentFiles(items: UploadItem[]): ChosenFile[] {
  return items
    .filter((item) => item.status === "uploading" || (item.status !== "success" && (item.retryable || isRestored(item))))
    .map(({ field, name, size }) => ({ field, name, size }));
}

/** URLs of the accepted files of a document. */
export function urlsOf(items: UploadItem[], field: string): string[] {
  return items.filter((item) => item.field === field && item.status === "success").map((item) => item.url);
}

/** The number of listed files that prevent saving. */
export function unfinished(items: UploadItem[]): { uploading: number; failed: number } {
  return {
    uploading: items.filter((item) => item.status === "uploading").length,
    failed: items.filter((item) => item.status === "failed").length,
  };
}
