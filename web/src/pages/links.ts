// Links to tables: the table's own, and personal ones that carry a secret.

/** The table that a pasted link leads to, and the secret if it is a personal link. */
export function readLink(text: string): { table: string; secret: string } | null {
  const found = /(?:^|\/table\/)([\w-]{16})(?:#(?:resume=)?([\w-]+))?$/.exec(text.trim());
  return found ? { table: found[1]!, secret: found[2] ?? "" } : null;
}

/** Whether only the server's own machine can reach it under this host name. */
export function isLoopback(hostname: string): boolean {
  return /^(localhost|.+\.localhost|127\.[\d.]+|\[::1\])$/.test(hostname);
}

export function tableLink(table: string): string {
  return `${location.origin}/table/${table}`;
}

export function personalLink(table: string, secret: string): string {
  return `${tableLink(table)}#${secret}`;
}
