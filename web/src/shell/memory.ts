// What this browser remembers between visits. A browser that keeps nothing still plays.

export function kept(key: string): string | null {
  try {
    return localStorage.getItem(`krainy.${key}`);
  } catch {
    return null;
  }
}

export function keep(key: string, value: string): void {
  try {
    localStorage.setItem(`krainy.${key}`, value);
  } catch {
    // It is only forgotten.
  }
}

export function remembered<T>(key: string): Partial<T> {
  try {
    const found: unknown = JSON.parse(kept(key) ?? '{}');
    return found && typeof found === 'object' ? found : {};
  } catch {
    return {};
  }
}

export function remember(key: string, value: object): void {
  keep(key, JSON.stringify(value));
}
