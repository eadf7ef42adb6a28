// The same work in native code, to measure the engine against: reads a replication file of one stage with one lottery
// for all ofertas, draws, ranks and solves it (deferred acceptance with holders and reserves), and prints the processor's
// milliseconds of each part, and what it gave. `allocation FILE TIMES`: the least of so many runs.
// Compile with -O3 -march=native: with the processor's instructions for SHA-256 where it has them.
#include <algorithm>
#include <cstdint>
#include <cstdio>
#include <cstdlib>
#include <cstring>
#include <ctime>
#include <string>
#include <vector>
#ifdef __SHA__
#include <immintrin.h>
#endif

using u8 = uint8_t;
using u16 = uint16_t;
using u32 = uint32_t;
using std::vector;

struct Text {
  const char* at;
  u32 length;
};

struct Table {
  vector<Text> texts;
  vector<u32> slots = vector<u32>(1 << 20, 0);
  static u32 hash(Text text) {
    u32 mixed = 2166136261u;
    for (u32 i = 0; i < text.length; i++) mixed = (mixed ^ (u8)text.at[i]) * 16777619u;
    return mixed ^ (mixed >> 15);
  }
  // The number of a text, which is taken in if it is new.
  u32 add(Text text) {
    if (2 * texts.size() > slots.size()) grow();
    u32 mask = slots.size() - 1;
    for (u32 slot = hash(text) & mask;; slot = (slot + 1) & mask) {
      if (slots[slot] == 0) {
        texts.push_back(text);
        return slots[slot] = texts.size(), texts.size() - 1;
      }
      const Text& known = texts[slots[slot] - 1];
      if (known.length == text.length && !memcmp(known.at, text.at, text.length)) return slots[slot] - 1;
    }
  }
  void grow() {
    slots.assign(2 * slots.size(), 0);
    u32 mask = slots.size() - 1;
    for (u32 number = 0; number < texts.size(); number++) {
      u32 slot = hash(texts[number]) & mask;
      while (slots[slot]) slot = (slot + 1) & mask;
      slots[slot] = number + 1;
    }
  }
};

struct Market {
  std::string seed;
  u32 classes = 1, groups = 0;
  Table ofertas, families;
  vector<u32> seats, reserves;
  Table tickets;
  vector<int> family, held;
  vector<u32> starts{0}, oferta;
  vector<u8> priority;
  vector<u16> membership;
};

static void fail(const char* why) {
  fprintf(stderr, "%s\n", why);
  exit(1);
}

static vector<Text> split(Text text, char separator) {
  vector<Text> parts;
  const char *end = text.at + text.length, *start = text.at;
  for (const char* at = start;; at++) {
    if (at < end && *at != separator) continue;
    parts.push_back({start, (u32)(at - start)});
    if (at == end) return parts;
    start = at + 1;
  }
}

static u32 number(Text text) {
  u32 value = 0;
  for (u32 i = 0; i < text.length; i++) value = 10 * value + (text.at[i] - '0');
  return value;
}

static void readSolicitud(Market& m, const char* at, const char* end) {
  const char* cells[10];
  int count = 0;
  cells[count++] = at;
  for (const char* c = at; c < end && count < 9; c++)
    if (*c == ',') cells[count++] = c + 1;
  if (count != 9) fail("cells");
  cells[9] = end + 1;
  auto cell = [&](int i) { return Text{cells[i], (u32)(cells[i + 1] - 1 - cells[i])}; };
  u32 before = m.tickets.texts.size();
  if (m.tickets.add(cell(1)) < before) fail("ticket twice");
  m.family.push_back(cell(3).length ? (int)m.families.add(cell(3)) : -1);
  m.held.push_back(cell(4).length ? (int)m.ofertas.add(cell(4)) : -1);
  if (cell(6).length) {
    const char *c = cells[6], *last = cells[7] - 1, *start = c;
    for (;; c++) {
      if (c < last && *c != ' ') continue;
      m.oferta.push_back(m.ofertas.add({start, (u32)(c - start)}));
      if (c == last) break;
      start = c + 1;
    }
    for (const char* d = cells[7]; d < cells[8] - 1; d++)
      if (*d != ' ') m.priority.push_back(*d - '0');
    u16 bits = 0;
    for (const char* g = cells[8]; g <= end; g++) {
      if (g == end || *g == ' ') m.membership.push_back(bits), bits = 0;
      else if (*g >= '0' && *g <= '9') bits |= 1 << (*g - '1');
    }
  }
  m.starts.push_back(m.oferta.size());
}

static void read(Market& m, const char* at, const char* end) {
  while (at < end) {
    const char* next = (const char*)memchr(at, '\n', end - at);
    if (!next) next = end;
    const char* last = next > at && next[-1] == '\r' ? next - 1 : next;
    if (!strncmp(at, "solicitud,", 10)) readSolicitud(m, at, last);
    else {
      vector<Text> cells = split({at, (u32)(last - at)}, ',');
      std::string kind(cells[0].at, cells[0].length);
      if (kind == "semilla") m.seed.assign(cells[1].at, cells[1].length);
      if (kind == "clases") m.classes = number(cells[1]);
      if (kind == "grupos") m.groups = cells[1].length ? split(cells[1], ' ').size() : 0;
      if (kind == "oferta") {
        m.ofertas.add(cells[1]);
        m.seats.push_back(number(cells[2]));
        if (m.groups)
          for (Text seats : split(cells[3], ' ')) m.reserves.push_back(number(seats));
      }
    }
    at = next + 1;
  }
}

static const u32 K[64] = {
    0x428a2f98, 0x71374491, 0xb5c0fbcf, 0xe9b5dba5, 0x3956c25b, 0x59f111f1, 0x923f82a4, 0xab1c5ed5, 0xd807aa98, 0x12835b01, 0x243185be,
    0x550c7dc3, 0x72be5d74, 0x80deb1fe, 0x9bdc06a7, 0xc19bf174, 0xe49b69c1, 0xefbe4786, 0x0fc19dc6, 0x240ca1cc, 0x2de92c6f, 0x4a7484aa,
    0x5cb0a9dc, 0x76f988da, 0x983e5152, 0xa831c66d, 0xb00327c8, 0xbf597fc7, 0xc6e00bf3, 0xd5a79147, 0x06ca6351, 0x14292967, 0x27b70a85,
    0x2e1b2138, 0x4d2c6dfc, 0x53380d13, 0x650a7354, 0x766a0abb, 0x81c2c92e, 0x92722c85, 0xa2bfe8a1, 0xa81a664b, 0xc24b8b70, 0xc76c51a3,
    0xd192e819, 0xd6990624, 0xf40e3585, 0x106aa070, 0x19a4c116, 0x1e376c08, 0x2748774c, 0x34b0bcb5, 0x391c0cb3, 0x4ed8aa4a, 0x5b9cca4f,
    0x682e6ff3, 0x748f82ee, 0x78a5636f, 0x84c87814, 0x8cc70208, 0x90befffa, 0xa4506ceb, 0xbef9a3f7, 0xc67178f2};

static void compress(u32 state[8], const u8* block) {
#ifdef __SHA__
  const __m128i swap = _mm_set_epi64x(0x0c0d0e0f08090a0bULL, 0x0405060700010203ULL);
  __m128i tmp = _mm_shuffle_epi32(_mm_loadu_si128((__m128i*)state), 0xB1);
  __m128i s1 = _mm_shuffle_epi32(_mm_loadu_si128((__m128i*)(state + 4)), 0x1B);
  __m128i s0 = _mm_alignr_epi8(tmp, s1, 8);
  s1 = _mm_blend_epi16(s1, tmp, 0xF0);
  const __m128i was0 = s0, was1 = s1;
  __m128i w[4];
  for (int i = 0; i < 4; i++) w[i] = _mm_shuffle_epi8(_mm_loadu_si128((const __m128i*)(block + 16 * i)), swap);
  for (int i = 0; i < 16; i++) {
    __m128i sum = _mm_add_epi32(w[i & 3], _mm_loadu_si128((const __m128i*)(K + 4 * i)));
    s1 = _mm_sha256rnds2_epu32(s1, s0, sum);
    s0 = _mm_sha256rnds2_epu32(s0, s1, _mm_shuffle_epi32(sum, 0x0E));
    if (i >= 12) continue;
    __m128i next = _mm_sha256msg1_epu32(w[i & 3], w[(i + 1) & 3]);
    next = _mm_add_epi32(next, _mm_alignr_epi8(w[(i + 3) & 3], w[(i + 2) & 3], 4));
    w[i & 3] = _mm_sha256msg2_epu32(next, w[(i + 3) & 3]);
  }
  s0 = _mm_add_epi32(s0, was0);
  s1 = _mm_add_epi32(s1, was1);
  tmp = _mm_shuffle_epi32(s0, 0x1B);
  s1 = _mm_shuffle_epi32(s1, 0xB1);
  _mm_storeu_si128((__m128i*)state, _mm_blend_epi16(tmp, s1, 0xF0));
  _mm_storeu_si128((__m128i*)(state + 4), _mm_alignr_epi8(s1, tmp, 8));
#else
  auto rotate = [](u32 x, int by) { return (x >> by) | (x << (32 - by)); };
  u32 w[64], v[8];
  for (int t = 0; t < 16; t++) w[t] = block[4 * t] << 24 | block[4 * t + 1] << 16 | block[4 * t + 2] << 8 | block[4 * t + 3];
  for (int t = 16; t < 64; t++)
    w[t] = w[t - 16] + (rotate(w[t - 15], 7) ^ rotate(w[t - 15], 18) ^ (w[t - 15] >> 3)) + w[t - 7] +
           (rotate(w[t - 2], 17) ^ rotate(w[t - 2], 19) ^ (w[t - 2] >> 10));
  memcpy(v, state, sizeof v);
  for (int t = 0; t < 64; t++) {
    u32 t1 = v[7] + (rotate(v[4], 6) ^ rotate(v[4], 11) ^ rotate(v[4], 25)) + ((v[4] & v[5]) ^ (~v[4] & v[6])) + K[t] + w[t];
    u32 t2 = (rotate(v[0], 2) ^ rotate(v[0], 13) ^ rotate(v[0], 22)) + ((v[0] & v[1]) ^ (v[0] & v[2]) ^ (v[1] & v[2]));
    memmove(v + 1, v, 28);
    v[4] += t1;
    v[0] = t1 + t2;
  }
  for (int i = 0; i < 8; i++) state[i] += v[i];
#endif
}

struct Number {
  u32 words[8];
  bool operator<(const Number& other) const {
    return std::lexicographical_compare(words, words + 8, other.words, other.words + 8);
  }
};

static Number draw(const std::string& seed, Text ticket) {
  u8 message[256] = {0};
  u32 length = seed.size() + 1 + ticket.length;
  memcpy(message, seed.data(), seed.size());
  message[seed.size()] = '|';
  memcpy(message + seed.size() + 1, ticket.at, ticket.length);
  message[length] = 0x80;
  u32 blocks = (length + 9 + 63) / 64;
  u32 bits = 8 * length;
  for (int i = 0; i < 4; i++) message[64 * blocks - 1 - i] = bits >> (8 * i);
  Number number = {{0x6a09e667, 0xbb67ae85, 0x3c6ef372, 0xa54ff53a, 0x510e527f, 0x9b05688c, 0x1f83d9ab, 0x5be0cd19}};
  for (u32 i = 0; i < blocks; i++) compress(number.words, message + 64 * i);
  return number;
}

static vector<u32> drawAll(const Market& m) {
  u32 total = m.held.size();
  auto ticketOf = [&](u32 s) { return m.family[s] < 0 ? m.tickets.texts[s] : m.families.texts[m.family[s]]; };
  struct Key { u32 word, index; };
  vector<Key> from(total), to(total);
  for (u32 s = 0; s < total; s++) from[s] = {draw(m.seed, ticketOf(s)).words[0], s};
  for (int shift = 0; shift < 32; shift += 11) {
    vector<u32> ends(2049, 0);
    for (const Key& key : from) ends[((key.word >> shift) & 2047) + 1]++;
    for (int d = 0; d < 2048; d++) ends[d + 1] += ends[d];
    for (const Key& key : from) to[ends[(key.word >> shift) & 2047]++] = key;
    from.swap(to);
  }
  for (u32 start = 0, end; start < total; start = end) {
    for (end = start + 1; end < total && from[end].word == from[start].word;) end++;
    if (end - start == 1) continue;
    std::sort(from.begin() + start, from.begin() + end, [&](Key one, Key other) {
      Number a = draw(m.seed, ticketOf(one.index)), b = draw(m.seed, ticketOf(other.index));
      if (a < b || b < a) return a < b;
      return draw(m.seed, m.tickets.texts[one.index]) < draw(m.seed, m.tickets.texts[other.index]);
    });
  }
  vector<u32> order(total);
  for (u32 i = 0; i < total; i++) order[i] = from[i].index;
  return order;
}

struct Order {
  vector<u32> position, solicitud, starts;
  vector<u16> membership;
};

static Order rank(const Market& m, const vector<u32>& drawn) {
  u32 options = m.oferta.size(), ofertas = m.seats.size();
  Order order{vector<u32>(options), vector<u32>(options), vector<u32>(ofertas + 1), vector<u16>(options)};
  vector<u32> ends(ofertas * m.classes + 1, 0);
  for (u32 o = 0; o < options; o++) ends[m.oferta[o] * m.classes + m.priority[o] + 1]++;
  for (u32 i = 0; i + 1 < ends.size(); i++) ends[i + 1] += ends[i];
  for (u32 o = 0; o <= ofertas; o++) order.starts[o] = ends[o * m.classes];
  for (u32 s : drawn)
    for (u32 o = m.starts[s]; o < m.starts[s + 1]; o++) {
      u32 at = ends[m.oferta[o] * m.classes + m.priority[o]]++;
      order.position[o] = at;
      order.solicitud[at] = s;
      order.membership[at] = m.membership[o];
    }
  return order;
}

static vector<int> solve(const Market& m, const Order& order) {
  u32 ofertas = m.seats.size(), stages = m.groups + 1, total = m.held.size();
  vector<u32> seats(m.seats), taken(ofertas, 0), limits(ofertas * stages), begins(ofertas * stages + 1, 0), sizes(ofertas * stages, 0);
  for (int held : m.held)
    if (held >= 0) seats[held]++;
  for (u32 o = 0; o < ofertas; o++)
    for (u32 g = 0; g < stages; g++) {
      u32 most = std::min(seats[o], order.starts[o + 1] - order.starts[o]);
      limits[o * stages + g] = g < m.groups ? std::min(most, m.reserves[o * m.groups + g]) : most;
      begins[o * stages + g + 1] = begins[o * stages + g] + limits[o * stages + g];
    }
  vector<u32> heap(begins.back() + 1);
  auto push = [&](u32 stage, u32 position) {
    u32* first = &heap[begins[stage]];
    first[sizes[stage]++] = position;
    std::push_heap(first, first + sizes[stage]);
  };
  auto pop = [&](u32 stage) {
    u32* first = &heap[begins[stage]];
    std::pop_heap(first, first + sizes[stage]);
    return first[--sizes[stage]];
  };
  auto settle = [&](u32 o) -> int {
    if (taken[o] < seats[o]) return taken[o]++, -1;
    u32 stage = o * stages + m.groups;
    while (!sizes[stage]) stage--;
    return pop(stage);
  };
  auto take = [&](u32 o, u32 coming) -> int {
    for (u32 g = 0; g < m.groups; g++) {
      u32 stage = o * stages + g;
      if (!((order.membership[coming] >> g) & 1) || !limits[stage]) continue;
      if (sizes[stage] < limits[stage]) return push(stage, coming), settle(o);
      if (coming < heap[begins[stage]]) {
        u32 worst = pop(stage);
        push(stage, coming);
        coming = worst;
      }
    }
    u32 common = o * stages + m.groups;
    if (taken[o] == seats[o]) {
      if (!sizes[common] || coming > heap[begins[common]]) return coming;
      u32 worst = pop(common);
      push(common, coming);
      return worst;
    }
    return push(common, coming), settle(o);
  };
  vector<u32> next(m.starts.begin(), m.starts.end() - 1);
  vector<int> got(total, -1);
  for (u32 first = 0; first < total; first++) {
    int asking = first;
    while (asking >= 0) {
      int s = asking, held = m.held[s], pushed = -1;
      got[s] = held;
      bool in = false;
      for (u32& o = next[s]; o < m.starts[s + 1] && (int)m.oferta[o] != held;) {
        u32 at = o++;
        pushed = take(m.oferta[at], order.position[at]);
        if (pushed == (int)order.position[at]) continue;
        got[s] = m.oferta[at];
        in = true;
        break;
      }
      if (!in) pushed = held >= 0 ? settle(held) : -1;
      asking = pushed < 0 ? -1 : (int)order.solicitud[pushed];
    }
  }
  return got;
}

static double now() {
  timespec time;
  clock_gettime(CLOCK_PROCESS_CPUTIME_ID, &time);
  return 1e3 * time.tv_sec + time.tv_nsec / 1e6;
}

int main(int, char** args) {
  double least[4] = {1e9, 1e9, 1e9, 1e9};
  long sum = 0;
  for (int times = atoi(args[2]); times > 0; times--) {
    double moments[5] = {now()};
    FILE* file = fopen(args[1], "rb");
    if (!file) fail("no file");
    fseek(file, 0, SEEK_END);
    vector<char> bytes(ftell(file));
    rewind(file);
    if (fread(bytes.data(), 1, bytes.size(), file) != bytes.size()) fail("short");
    fclose(file);
    Market market;
    read(market, bytes.data(), bytes.data() + bytes.size());
    moments[1] = now();
    vector<u32> drawn = drawAll(market);
    moments[2] = now();
    Order order = rank(market, drawn);
    moments[3] = now();
    vector<int> got = solve(market, order);
    moments[4] = now();
    for (int part = 0; part < 4; part++) least[part] = std::min(least[part], moments[part + 1] - moments[part]);
    sum = 0;
    for (u32 s = 0; s < got.size(); s++) sum = (31 * sum + got[s] + 1) % 1000000007;
  }
  printf("{\"reading\":%.3f,\"lottery\":%.3f,\"order\":%.3f,\"allocation\":%.3f,\"sum\":%ld}\n", least[0], least[1], least[2], least[3], sum);
}
