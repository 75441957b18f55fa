// What this browser remembers between visits. A browser that keeps nothing still plays.

export function remembered<T>(key: string): Partial<T> {
  try {
    const found: unknown = JSON.parse(localStorage.getItem(`krainy.${key}`) ?? '{}');
    return found && typeof found === 'object' ? found : {};
  } catch {
    return {};
  }
}

export function remember(key: string, value: object): void {
  try {
    localStorage.setItem(`krainy.${key}`, JSON.stringify(value));
  } catch {
    // It is only forgotten.
  }
}
