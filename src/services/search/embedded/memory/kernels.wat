;; The loops that a search spends its time in, over one memory that JavaScript reads and writes too. What each does is
;; said in kernels.ts. All arguments named after things are byte offsets; sets are bits, lowest slot in the lowest bit.
;; `$bytes` is the length of the sets and a multiple of 32. Built into kernels.generated.ts by scripts/generate/kernels.ts.
(module
  (memory (import "memory" "memory") 1 65536 shared)

  (func (export "clear") (param $set i32) (param $bytes i32)
    (memory.fill (local.get $set) (i32.const 0) (local.get $bytes)))

  ;; Four words at a time: the processor counts the ones of several words at once.
  (func $countCommon (export "countCommon") (param $a i32) (param $b i32) (param $bytes i32) (result i32)
    (local $end i32) (local $n i64)
    (local.set $end (i32.add (local.get $a) (local.get $bytes)))
    (block $done
      (loop $next
        (br_if $done (i32.ge_u (local.get $a) (local.get $end)))
        (local.set $n (i64.add (local.get $n)
          (i64.popcnt (i64.and (i64.load (local.get $a)) (i64.load (local.get $b))))))
        (local.set $n (i64.add (local.get $n)
          (i64.popcnt (i64.and (i64.load offset=8 (local.get $a)) (i64.load offset=8 (local.get $b))))))
        (local.set $n (i64.add (local.get $n)
          (i64.popcnt (i64.and (i64.load offset=16 (local.get $a)) (i64.load offset=16 (local.get $b))))))
        (local.set $n (i64.add (local.get $n)
          (i64.popcnt (i64.and (i64.load offset=24 (local.get $a)) (i64.load offset=24 (local.get $b))))))
        (local.set $a (i32.add (local.get $a) (i32.const 32)))
        (local.set $b (i32.add (local.get $b) (i32.const 32)))
        (br $next)))
    (i32.wrap_i64 (local.get $n)))

  ;; Two sets at a time: what is asked about is read once for both.
  (func (export "countEach") (param $set i32) (param $places i32) (param $count i32) (param $bytes i32)
    (local $last i32) (local $end i32) (local $at i32) (local $a i32) (local $b i32) (local $placeOfA i32)
    (local $word i64) (local $ofA i64) (local $ofB i64)
    (local.set $last (i32.add (local.get $places) (i32.shl (local.get $count) (i32.const 2))))
    (local.set $end (i32.add (local.get $set) (local.get $bytes)))
    (block $all
      (loop $pair
        (loop $first
          (br_if $all (i32.ge_u (local.get $places) (local.get $last)))
          (local.set $placeOfA (local.get $places))
          (local.set $a (i32.load (local.get $places)))
          (local.set $places (i32.add (local.get $places) (i32.const 4)))
          (br_if $first (i32.eqz (local.get $a))))
        (local.set $b (i32.const 0))
        (block $none
          (loop $second
            (br_if $none (i32.ge_u (local.get $places) (local.get $last)))
            (local.set $b (i32.load (local.get $places)))
            (local.set $places (i32.add (local.get $places) (i32.const 4)))
            (br_if $second (i32.eqz (local.get $b)))))
        (if (i32.eqz (local.get $b)) (then
          (i32.store (local.get $placeOfA)
            (call $countCommon (local.get $set) (local.get $a) (local.get $bytes)))
          (br $all)))
        (local.set $at (local.get $set))
        (local.set $ofA (i64.const 0))
        (local.set $ofB (i64.const 0))
        (block $done
          (loop $next
            (br_if $done (i32.ge_u (local.get $at) (local.get $end)))
            (local.set $word (i64.load (local.get $at)))
            (local.set $ofA (i64.add (local.get $ofA)
              (i64.popcnt (i64.and (local.get $word) (i64.load (local.get $a))))))
            (local.set $ofB (i64.add (local.get $ofB)
              (i64.popcnt (i64.and (local.get $word) (i64.load (local.get $b))))))
            (local.set $word (i64.load offset=8 (local.get $at)))
            (local.set $ofA (i64.add (local.get $ofA)
              (i64.popcnt (i64.and (local.get $word) (i64.load offset=8 (local.get $a))))))
            (local.set $ofB (i64.add (local.get $ofB)
              (i64.popcnt (i64.and (local.get $word) (i64.load offset=8 (local.get $b))))))
            (local.set $word (i64.load offset=16 (local.get $at)))
            (local.set $ofA (i64.add (local.get $ofA)
              (i64.popcnt (i64.and (local.get $word) (i64.load offset=16 (local.get $a))))))
            (local.set $ofB (i64.add (local.get $ofB)
              (i64.popcnt (i64.and (local.get $word) (i64.load offset=16 (local.get $b))))))
            (local.set $word (i64.load offset=24 (local.get $at)))
            (local.set $ofA (i64.add (local.get $ofA)
              (i64.popcnt (i64.and (local.get $word) (i64.load offset=24 (local.get $a))))))
            (local.set $ofB (i64.add (local.get $ofB)
              (i64.popcnt (i64.and (local.get $word) (i64.load offset=24 (local.get $b))))))
            (local.set $at (i32.add (local.get $at) (i32.const 32)))
            (local.set $a (i32.add (local.get $a) (i32.const 32)))
            (local.set $b (i32.add (local.get $b) (i32.const 32)))
            (br $next)))
        (i32.store (local.get $placeOfA) (i32.wrap_i64 (local.get $ofA)))
        (i32.store (i32.sub (local.get $places) (i32.const 4)) (i32.wrap_i64 (local.get $ofB)))
        (br $pair))))

  (func (export "intersect") (param $a i32) (param $b i32) (param $out i32) (param $bytes i32) (result i32)
    (local $end i32) (local $four v128) (local $some v128)
    (local.set $end (i32.add (local.get $a) (local.get $bytes)))
    (block $done
      (loop $next
        (br_if $done (i32.ge_u (local.get $a) (local.get $end)))
        (local.set $four (v128.and (v128.load (local.get $a)) (v128.load (local.get $b))))
        (local.set $some (v128.or (local.get $some) (local.get $four)))
        (v128.store (local.get $out) (local.get $four))
        (local.set $a (i32.add (local.get $a) (i32.const 16)))
        (local.set $b (i32.add (local.get $b) (i32.const 16)))
        (local.set $out (i32.add (local.get $out) (i32.const 16)))
        (br $next)))
    (v128.any_true (local.get $some)))

  (func (export "unite") (param $a i32) (param $b i32) (param $out i32) (param $bytes i32)
    (local $end i32)
    (local.set $end (i32.add (local.get $a) (local.get $bytes)))
    (block $done
      (loop $next
        (br_if $done (i32.ge_u (local.get $a) (local.get $end)))
        (v128.store (local.get $out) (v128.or (v128.load (local.get $a)) (v128.load (local.get $b))))
        (local.set $a (i32.add (local.get $a) (i32.const 16)))
        (local.set $b (i32.add (local.get $b) (i32.const 16)))
        (local.set $out (i32.add (local.get $out) (i32.const 16)))
        (br $next))))

  (func (export "subtract") (param $a i32) (param $b i32) (param $out i32) (param $bytes i32) (result i32)
    (local $end i32) (local $four v128) (local $some v128)
    (local.set $end (i32.add (local.get $a) (local.get $bytes)))
    (block $done
      (loop $next
        (br_if $done (i32.ge_u (local.get $a) (local.get $end)))
        (local.set $four (v128.andnot (v128.load (local.get $a)) (v128.load (local.get $b))))
        (local.set $some (v128.or (local.get $some) (local.get $four)))
        (v128.store (local.get $out) (local.get $four))
        (local.set $a (i32.add (local.get $a) (i32.const 16)))
        (local.set $b (i32.add (local.get $b) (i32.const 16)))
        (local.set $out (i32.add (local.get $out) (i32.const 16)))
        (br $next)))
    (v128.any_true (local.get $some)))

  (func (export "fail")
    (param $base i32) (param $passes i32) (param $once i32) (param $twice i32) (param $bytes i32)
    (local $end i32) (local $fails v128) (local $before v128)
    (local.set $end (i32.add (local.get $base) (local.get $bytes)))
    (block $done
      (loop $next
        (br_if $done (i32.ge_u (local.get $base) (local.get $end)))
        (local.set $fails (v128.andnot (v128.load (local.get $base)) (v128.load (local.get $passes))))
        (local.set $before (v128.load (local.get $once)))
        (v128.store (local.get $twice)
          (v128.or (v128.load (local.get $twice)) (v128.and (local.get $before) (local.get $fails))))
        (v128.store (local.get $once) (v128.or (local.get $before) (local.get $fails)))
        (local.set $base (i32.add (local.get $base) (i32.const 16)))
        (local.set $passes (i32.add (local.get $passes) (i32.const 16)))
        (local.set $once (i32.add (local.get $once) (i32.const 16)))
        (local.set $twice (i32.add (local.get $twice) (i32.const 16)))
        (br $next))))

  ;; Sixteen codes at a time, passed over where none of the sixteen slots is asked about. The shuffles keep half of each
  ;; comparison's 64 equal bits.
  (func (export "addEqual")
    (param $codes i32) (param $mask i32) (param $code i32) (param $within i32) (param $out i32) (param $bytes i32)
    (local $end i32) (local $asked i32) (local $same v128) (local $bits v128)
    (local.set $same (i64x2.splat (i64.extend_i32_u (local.get $code))))
    (local.set $bits (i64x2.splat (i64.extend_i32_u (local.get $mask))))
    (local.set $end (i32.add (local.get $within) (local.get $bytes)))
    (block $done
      (loop $next
        (br_if $done (i32.ge_u (local.get $within) (local.get $end)))
        (local.set $asked (i32.load16_u (local.get $within)))
        (if (local.get $asked) (then
          (i32.store16 (local.get $out)
            (i32.or (i32.load16_u (local.get $out)) (i32.and (local.get $asked)
              (i8x16.bitmask (i8x16.narrow_i16x8_s
                (i16x8.narrow_i32x4_s
                  (i8x16.shuffle 0 1 2 3 8 9 10 11 16 17 18 19 24 25 26 27
                    (i64x2.eq (local.get $same) (v128.and (local.get $bits) (v128.load offset=0 (local.get $codes))))
                    (i64x2.eq (local.get $same) (v128.and (local.get $bits) (v128.load offset=16 (local.get $codes)))))
                  (i8x16.shuffle 0 1 2 3 8 9 10 11 16 17 18 19 24 25 26 27
                    (i64x2.eq (local.get $same) (v128.and (local.get $bits) (v128.load offset=32 (local.get $codes))))
                    (i64x2.eq (local.get $same) (v128.and (local.get $bits) (v128.load offset=48 (local.get $codes))))))
                (i16x8.narrow_i32x4_s
                  (i8x16.shuffle 0 1 2 3 8 9 10 11 16 17 18 19 24 25 26 27
                    (i64x2.eq (local.get $same) (v128.and (local.get $bits) (v128.load offset=64 (local.get $codes))))
                    (i64x2.eq (local.get $same) (v128.and (local.get $bits) (v128.load offset=80 (local.get $codes)))))
                  (i8x16.shuffle 0 1 2 3 8 9 10 11 16 17 18 19 24 25 26 27
                    (i64x2.eq (local.get $same) (v128.and (local.get $bits) (v128.load offset=96 (local.get $codes))))
                    (i64x2.eq (local.get $same) (v128.and (local.get $bits) (v128.load offset=112 (local.get $codes)))))))))))))
        (local.set $codes (i32.add (local.get $codes) (i32.const 128)))
        (local.set $within (i32.add (local.get $within) (i32.const 2)))
        (local.set $out (i32.add (local.get $out) (i32.const 2)))
        (br $next))))

  (func (export "addMarked")
    (param $codes i32) (param $mask i32) (param $marks i32) (param $within i32) (param $out i32) (param $bytes i32)
    (local $end i32) (local $asked i64) (local $bit i64) (local $found i64) (local $slot i64)
    (local.set $end (i32.add (local.get $within) (local.get $bytes)))
    (block $done
      (loop $next
        (br_if $done (i32.ge_u (local.get $within) (local.get $end)))
        (local.set $asked (i64.load (local.get $within)))
        (local.set $found (i64.const 0))
        (block $word (loop $one
          (br_if $word (i64.eqz (local.get $asked)))
          (local.set $slot (i64.ctz (local.get $asked)))
          (local.set $found (i64.or (local.get $found) (i64.shl
            (i64.load8_u (i32.add (local.get $marks) (i32.and (local.get $mask)
              (i32.load (i32.add (local.get $codes) (i32.shl (i32.wrap_i64 (local.get $slot)) (i32.const 3)))))))
            (local.get $slot))))
          (local.set $asked (i64.and (local.get $asked) (i64.sub (local.get $asked) (i64.const 1))))
          (br $one)))
        (i64.store (local.get $out) (i64.or (i64.load (local.get $out)) (local.get $found)))
        (local.set $codes (i32.add (local.get $codes) (i32.const 512)))
        (local.set $within (i32.add (local.get $within) (i32.const 8)))
        (local.set $out (i32.add (local.get $out) (i32.const 8)))
        (br $next))))

  ;; Sixteen numbers at a time, likewise. A comparison with NaN is false.
  (func (export "addInRange")
    (param $values i32) (param $min f64) (param $max f64) (param $within i32) (param $out i32) (param $bytes i32)
    (local $end i32) (local $asked i32) (local $low v128) (local $high v128)
    (local.set $low (f64x2.splat (local.get $min)))
    (local.set $high (f64x2.splat (local.get $max)))
    (local.set $end (i32.add (local.get $within) (local.get $bytes)))
    (block $done
      (loop $next
        (br_if $done (i32.ge_u (local.get $within) (local.get $end)))
        (local.set $asked (i32.load16_u (local.get $within)))
        (if (local.get $asked) (then
          (i32.store16 (local.get $out)
            (i32.or (i32.load16_u (local.get $out)) (i32.and (local.get $asked)
              (i8x16.bitmask (i8x16.narrow_i16x8_s
                (i16x8.narrow_i32x4_s
                  (i8x16.shuffle 0 1 2 3 8 9 10 11 16 17 18 19 24 25 26 27
                    (v128.and
                      (f64x2.ge (v128.load offset=0 (local.get $values)) (local.get $low))
                      (f64x2.le (v128.load offset=0 (local.get $values)) (local.get $high)))
                    (v128.and
                      (f64x2.ge (v128.load offset=16 (local.get $values)) (local.get $low))
                      (f64x2.le (v128.load offset=16 (local.get $values)) (local.get $high))))
                  (i8x16.shuffle 0 1 2 3 8 9 10 11 16 17 18 19 24 25 26 27
                    (v128.and
                      (f64x2.ge (v128.load offset=32 (local.get $values)) (local.get $low))
                      (f64x2.le (v128.load offset=32 (local.get $values)) (local.get $high)))
                    (v128.and
                      (f64x2.ge (v128.load offset=48 (local.get $values)) (local.get $low))
                      (f64x2.le (v128.load offset=48 (local.get $values)) (local.get $high)))))
                (i16x8.narrow_i32x4_s
                  (i8x16.shuffle 0 1 2 3 8 9 10 11 16 17 18 19 24 25 26 27
                    (v128.and
                      (f64x2.ge (v128.load offset=64 (local.get $values)) (local.get $low))
                      (f64x2.le (v128.load offset=64 (local.get $values)) (local.get $high)))
                    (v128.and
                      (f64x2.ge (v128.load offset=80 (local.get $values)) (local.get $low))
                      (f64x2.le (v128.load offset=80 (local.get $values)) (local.get $high))))
                  (i8x16.shuffle 0 1 2 3 8 9 10 11 16 17 18 19 24 25 26 27
                    (v128.and
                      (f64x2.ge (v128.load offset=96 (local.get $values)) (local.get $low))
                      (f64x2.le (v128.load offset=96 (local.get $values)) (local.get $high)))
                    (v128.and
                      (f64x2.ge (v128.load offset=112 (local.get $values)) (local.get $low))
                      (f64x2.le (v128.load offset=112 (local.get $values)) (local.get $high))))))))))))
        (local.set $values (i32.add (local.get $values) (i32.const 128)))
        (local.set $within (i32.add (local.get $within) (i32.const 2)))
        (local.set $out (i32.add (local.get $out) (i32.const 2)))
        (br $next))))

  (func (export "addInFloatRange")
    (param $floats i32) (param $min f32) (param $max f32) (param $within i32) (param $out i32) (param $bytes i32)
    (local $end i32) (local $asked i32) (local $low v128) (local $high v128)
    (local.set $low (f32x4.splat (local.get $min)))
    (local.set $high (f32x4.splat (local.get $max)))
    (local.set $end (i32.add (local.get $within) (local.get $bytes)))
    (block $done
      (loop $next
        (br_if $done (i32.ge_u (local.get $within) (local.get $end)))
        (local.set $asked (i32.load16_u (local.get $within)))
        (if (local.get $asked) (then
          (i32.store16 (local.get $out)
            (i32.or (i32.load16_u (local.get $out)) (i32.and (local.get $asked)
              (i8x16.bitmask (i8x16.narrow_i16x8_s
                (i16x8.narrow_i32x4_s
                  (v128.and
                    (f32x4.ge (v128.load offset=0 (local.get $floats)) (local.get $low))
                    (f32x4.le (v128.load offset=0 (local.get $floats)) (local.get $high)))
                  (v128.and
                    (f32x4.ge (v128.load offset=16 (local.get $floats)) (local.get $low))
                    (f32x4.le (v128.load offset=16 (local.get $floats)) (local.get $high))))
                (i16x8.narrow_i32x4_s
                  (v128.and
                    (f32x4.ge (v128.load offset=32 (local.get $floats)) (local.get $low))
                    (f32x4.le (v128.load offset=32 (local.get $floats)) (local.get $high)))
                  (v128.and
                    (f32x4.ge (v128.load offset=48 (local.get $floats)) (local.get $low))
                    (f32x4.le (v128.load offset=48 (local.get $floats)) (local.get $high)))))))))))
        (local.set $floats (i32.add (local.get $floats) (i32.const 64)))
        (local.set $within (i32.add (local.get $within) (i32.const 2)))
        (local.set $out (i32.add (local.get $out) (i32.const 2)))
        (br $next))))

  ;; Four slots of a word are written whether it has them or not, and what was too many is written over: which words have
  ;; how many cannot be foretold, and a wrong guess of the processor's costs more than four slots. Words of more are rare.
  (func (export "list") (param $set i32) (param $out i32) (param $bytes i32) (result i32)
    (local $end i32) (local $first i32) (local $slot i32) (local $behind i32) (local $word i64)
    (local.set $first (local.get $out))
    (local.set $end (i32.add (local.get $set) (local.get $bytes)))
    (block $done
      (loop $next
        (br_if $done (i32.ge_u (local.get $set) (local.get $end)))
        (local.set $word (i64.load (local.get $set)))
        (local.set $behind (i32.add (local.get $out)
          (i32.shl (i32.wrap_i64 (i64.popcnt (local.get $word))) (i32.const 2))))
        (loop $four
          (i32.store (local.get $out) (i32.add (local.get $slot) (i32.wrap_i64 (i64.ctz (local.get $word)))))
          (local.set $word (i64.and (local.get $word) (i64.sub (local.get $word) (i64.const 1))))
          (i32.store offset=4 (local.get $out) (i32.add (local.get $slot) (i32.wrap_i64 (i64.ctz (local.get $word)))))
          (local.set $word (i64.and (local.get $word) (i64.sub (local.get $word) (i64.const 1))))
          (i32.store offset=8 (local.get $out) (i32.add (local.get $slot) (i32.wrap_i64 (i64.ctz (local.get $word)))))
          (local.set $word (i64.and (local.get $word) (i64.sub (local.get $word) (i64.const 1))))
          (i32.store offset=12 (local.get $out) (i32.add (local.get $slot) (i32.wrap_i64 (i64.ctz (local.get $word)))))
          (local.set $word (i64.and (local.get $word) (i64.sub (local.get $word) (i64.const 1))))
          (local.set $out (i32.add (local.get $out) (i32.const 16)))
          (br_if $four (i32.lt_u (local.get $out) (local.get $behind))))
        (local.set $out (local.get $behind))
        (local.set $slot (i32.add (local.get $slot) (i32.const 64)))
        (local.set $set (i32.add (local.get $set) (i32.const 8)))
        (br $next)))
    (i32.shr_u (i32.sub (local.get $out) (local.get $first)) (i32.const 2)))

  ;; Adds each slot from `$first` on and before `$end` to all sets of its code's list, which ends with a 0.
  (func (export "addSlots")
    (param $codes i32) (param $mask i32) (param $first i32) (param $end i32) (param $lists i32)
    (local $list i32) (local $set i32) (local $word i32) (local $bit i32)
    (block $done
      (loop $next
        (br_if $done (i32.ge_u (local.get $first) (local.get $end)))
        (local.set $list (i32.load (i32.add (local.get $lists) (i32.shl
          (i32.and (local.get $mask)
            (i32.load (i32.add (local.get $codes) (i32.shl (local.get $first) (i32.const 3)))))
          (i32.const 2)))))
        (if (local.get $list) (then
          (local.set $word (i32.shl (i32.shr_u (local.get $first) (i32.const 5)) (i32.const 2)))
          (local.set $bit (i32.shl (i32.const 1) (local.get $first)))
          (block $none
            (loop $each
              (br_if $none (i32.eqz (local.tee $set (i32.load (local.get $list)))))
              (local.set $set (i32.add (local.get $set) (local.get $word)))
              (i32.store (local.get $set) (i32.or (i32.load (local.get $set)) (local.get $bit)))
              (local.set $list (i32.add (local.get $list) (i32.const 4)))
              (br $each)))))
        (local.set $first (i32.add (local.get $first) (i32.const 1)))
        (br $next))))

  (func (export "tally")
    (param $slots i32) (param $count i32) (param $codes i32) (param $mask i32) (param $counts i32)
    (local $end i32) (local $place i32)
    (local.set $end (i32.add (local.get $slots) (i32.shl (local.get $count) (i32.const 2))))
    (block $done
      (loop $next
        (br_if $done (i32.ge_u (local.get $slots) (local.get $end)))
        (local.set $place (i32.add (local.get $counts) (i32.shl (i32.and (local.get $mask)
          (i32.load (i32.add (local.get $codes) (i32.shl (i32.load (local.get $slots)) (i32.const 3)))))
          (i32.const 2))))
        (i32.store (local.get $place) (i32.add (i32.load (local.get $place)) (i32.const 1)))
        (local.set $slots (i32.add (local.get $slots) (i32.const 4)))
        (br $next))))

  ;; Two columns at once: neither count waits for the other's.
  (func (export "tallyTwo")
    (param $slots i32) (param $count i32)
    (param $codes i32) (param $mask i32) (param $counts i32)
    (param $otherCodes i32) (param $otherMask i32) (param $otherCounts i32)
    (local $end i32) (local $at i32) (local $place i32) (local $other i32)
    (local.set $end (i32.add (local.get $slots) (i32.shl (local.get $count) (i32.const 2))))
    (block $done
      (loop $next
        (br_if $done (i32.ge_u (local.get $slots) (local.get $end)))
        (local.set $at (i32.shl (i32.load (local.get $slots)) (i32.const 3)))
        (local.set $place (i32.add (local.get $counts) (i32.shl
          (i32.and (local.get $mask) (i32.load (i32.add (local.get $codes) (local.get $at))))
          (i32.const 2))))
        (local.set $other (i32.add (local.get $otherCounts) (i32.shl
          (i32.and (local.get $otherMask) (i32.load (i32.add (local.get $otherCodes) (local.get $at))))
          (i32.const 2))))
        (i32.store (local.get $place) (i32.add (i32.load (local.get $place)) (i32.const 1)))
        (i32.store (local.get $other) (i32.add (i32.load (local.get $other)) (i32.const 1)))
        (local.set $slots (i32.add (local.get $slots) (i32.const 4)))
        (br $next))))

  ;; The codes of 256 slots are first brought together, which waits for many places of the memory at once: while counting,
  ;; each wait for one, and each count that was read before its last addition was written, would hold up all.
  (func (export "tallyFour")
    (param $slots i32) (param $count i32) (param $codes i32) (param $buffer i32)
    (param $mask0 i32) (param $counts0 i32) (param $mask1 i32) (param $counts1 i32)
    (param $mask2 i32) (param $counts2 i32) (param $mask3 i32) (param $counts3 i32)
    (local $end i32) (local $until i32) (local $at i32) (local $filled i32) (local $place i32) (local $four i64)
    (local.set $end (i32.add (local.get $slots) (i32.shl (local.get $count) (i32.const 2))))
    (block $done
      (loop $next
        (br_if $done (i32.ge_u (local.get $slots) (local.get $end)))
        (local.set $until (i32.add (local.get $slots) (i32.const 1024)))
        (if (i32.gt_u (local.get $until) (local.get $end)) (then (local.set $until (local.get $end))))
        (local.set $filled (local.get $buffer))
        (loop $bring
          (i64.store (local.get $filled)
            (i64.load (i32.add (local.get $codes) (i32.shl (i32.load (local.get $slots)) (i32.const 3)))))
          (local.set $filled (i32.add (local.get $filled) (i32.const 8)))
          (local.set $slots (i32.add (local.get $slots) (i32.const 4)))
          (br_if $bring (i32.lt_u (local.get $slots) (local.get $until))))
        (local.set $at (local.get $buffer))
        (loop $one
          (local.set $four (i64.load (local.get $at)))
          (local.set $place (i32.add (local.get $counts0) (i32.shl
            (i32.and (local.get $mask0) (i32.wrap_i64 (local.get $four))) (i32.const 2))))
          (i32.store (local.get $place) (i32.add (i32.load (local.get $place)) (i32.const 1)))
          (local.set $place (i32.add (local.get $counts1) (i32.shl
            (i32.and (local.get $mask1) (i32.wrap_i64 (i64.shr_u (local.get $four) (i64.const 16)))) (i32.const 2))))
          (i32.store (local.get $place) (i32.add (i32.load (local.get $place)) (i32.const 1)))
          (local.set $place (i32.add (local.get $counts2) (i32.shl
            (i32.and (local.get $mask2) (i32.wrap_i64 (i64.shr_u (local.get $four) (i64.const 32)))) (i32.const 2))))
          (i32.store (local.get $place) (i32.add (i32.load (local.get $place)) (i32.const 1)))
          (local.set $place (i32.add (local.get $counts3) (i32.shl
            (i32.and (local.get $mask3) (i32.wrap_i64 (i64.shr_u (local.get $four) (i64.const 48)))) (i32.const 2))))
          (i32.store (local.get $place) (i32.add (i32.load (local.get $place)) (i32.const 1)))
          (local.set $at (i32.add (local.get $at) (i32.const 8)))
          (br_if $one (i32.lt_u (local.get $at) (local.get $filled))))
        (br $next))))

  ;; Not f64.min and f64.max: those would make everything NaN after the first missing number.
  (func (export "extent") (param $slots i32) (param $count i32) (param $values i32) (param $out i32)
    (local $end i32) (local $value f64) (local $min f64) (local $max f64)
    (local.set $min (f64.const inf))
    (local.set $max (f64.const -inf))
    (local.set $end (i32.add (local.get $slots) (i32.shl (local.get $count) (i32.const 2))))
    (block $done
      (loop $next
        (br_if $done (i32.ge_u (local.get $slots) (local.get $end)))
        (local.set $value
          (f64.load (i32.add (local.get $values) (i32.shl (i32.load (local.get $slots)) (i32.const 3)))))
        (local.set $min (select (local.get $value) (local.get $min) (f64.lt (local.get $value) (local.get $min))))
        (local.set $max (select (local.get $value) (local.get $max) (f64.gt (local.get $value) (local.get $max))))
        (local.set $slots (i32.add (local.get $slots) (i32.const 4)))
        (br $next)))
    (f64.store (local.get $out) (local.get $min))
    (f64.store offset=8 (local.get $out) (local.get $max)))
)
