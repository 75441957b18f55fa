// Where the hexes of Ekö lie on paper, and the small irregularities that make the board look drawn by hand.
import { jitter, type Point } from '../drawing';

export const R = 50;
const WIDTH = Math.sqrt(3) * R;

/** The centre of a hex given by its axial coordinates: its point up, or, on a tall sheet, the whole board turned by a quarter. */
export function centre(q: number, r: number, turned = false): Point {
  const x = WIDTH * (q + r / 2);
  const y = 1.5 * R * r;
  return turned ? { x: -y, y: x } : { x, y };
}

/** The six corners of a hex; a corner that three hexes share is moved alike for all of them. */
export function corners(at: Point, turned = false, size = R, wobble = 2.2): Point[] {
  return [0, 1, 2, 3, 4, 5].map((i) => {
    const angle = (Math.PI / 180) * (60 * i - (turned ? 0 : 90));
    const x = at.x + R * Math.cos(angle);
    const y = at.y + R * Math.sin(angle);
    const moved = { x: x + wobble * jitter(x, y, 1), y: y + wobble * jitter(x, y, 2) };
    const k = size / R;
    return { x: at.x + (moved.x - at.x) * k, y: at.y + (moved.y - at.y) * k };
  });
}

/** A closed path whose sides are bent a little. */
export function outline(points: Point[], bend = 1.4): string {
  let path = '';
  points.forEach((p, i) => {
    const next = points[(i + 1) % points.length]!;
    const mx = (p.x + next.x) / 2;
    const my = (p.y + next.y) / 2;
    const length = Math.hypot(next.x - p.x, next.y - p.y) || 1;
    const off = bend * jitter(mx, my, 3);
    const cx = mx + ((p.y - next.y) / length) * off * Math.sign(next.x - p.x || 1);
    const cy = my + ((next.x - p.x) / length) * off * Math.sign(next.x - p.x || 1);
    path += i === 0 ? `M${f(p.x)} ${f(p.y)}` : '';
    path += `Q${f(cx)} ${f(cy)} ${f(next.x)} ${f(next.y)}`;
  });
  return path + 'Z';
}

function f(n: number): string {
  return n.toFixed(1);
}
